import fc from 'fast-check';
import { expect, it } from 'vitest';
import { productOf } from '../csv-row.ts';
import { recordChecker } from '../record.ts';
import type { ExportedProduct } from './exported-products.ts';
import { productCells } from './written-cells.ts';

const check = recordChecker({ units: new Set(['EA']), indicators: new Set(), agencies: new Set() });
const plain = {
  id: 'A-1', kind: 'product', name: 'Stapler', partNumber: '', nsn: null, gtin: null, manufacturer: '', categoryPath: [{ id: 'other', name: 'Other', picture: 'box' }], replacedBy: null, accessories: null, picture: 'box', description: '',
  configurationId: null, configurationName: null, optionNames: null, optionValues: null, offers: null,
} as const;

/** Attributes as an import of these would keep them; null where it rejects them. */
function kept(raw: Record<string, unknown>): [string, string][] | null {
  const checked = check(raw);
  return 'record' in checked ? Object.entries(checked.record.attributes) : null;
}

/** The attributes of a product, written as a row and read again. */
function readAgain(attributes: ExportedProduct['attributes'], inColumns: readonly string[]): [string, string][] | null {
  const cells = productCells({ ...plain, attributes }, { pictured: false, columns: { attributes: new Map(inColumns.map((name, place) => [name, place])), options: new Map() } });
  return kept(productOf({ ...cells, ...Object.fromEntries(inColumns.filter((name) => !attributes.some(([own]) => own === name)).map((name) => [`attr:${name}`, ''])) }, []));
}

it('an attribute with an empty value is one, and an attribute of other products is none', () => {
  expect(readAgain([['Color', ''], ['Sheets', '20']], ['Sheets', 'Color', 'Weight'])).toEqual([['Color', ''], ['Sheets', '20']]);
});

const part = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('', ' ', '&amp;', '&amp;amp;', '&nbsp;', 'a; b', '["a"]', '1', '0', 'x > y: z', "'=1", '"'));

it('attributes read as they were written, whatever their names and values have', () => {
  fc.assert(fc.property(fc.array(fc.tuple(part, part), { maxLength: 6 }), (given) => {
    const before = kept({ id: 'A-1', name: 'Stapler', attributes: Object.fromEntries(given) });
    fc.pre(before !== null);
    const names = before.map(([name]) => name);
    expect(readAgain(before, names.toReversed())).toEqual(before);
    expect(readAgain(before, names)).toEqual(before);
  }), { numRuns: 500 });
});
