import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvText, sparseCsvRow } from './index.ts';

it('a row of which few cells are filled is written like one of which all are named', () => {
  const cells = fc.array(fc.string({ unit: fc.constantFrom('a', '=', '"', ',', '\n', "'") }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(cells, (row) => {
      const filled = row.flatMap((text, place) => (text === '' ? [] : [[place, text] as const]));
      expect(sparseCsvRow(filled.toReversed(), row.length)).toBe(csvText([row]));
    }),
  );
});
