import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ofProduct, withCodes, type CatalogIndicator } from './indicators.ts';

const indicator = (code: string, about: CatalogIndicator['about']): CatalogIndicator => ({ code, about, label: `Label ${code}`, meaning: `Meaning ${code}` });
const known = [indicator('ES', 'product'), indicator('SB', 'vendor'), indicator('OTS', 'vendor'), indicator('TAA', 'product')];
const offers = (...all: readonly (readonly string[])[]) => all.map((codes) => ({ indicators: withCodes(known, codes) }));
const codesOf = (indicators: readonly { readonly code: string }[]): string[] => indicators.map(({ code }) => code);

it.each([
  ['what each offer carries', offers(['TAA', 'ES'], ['ES', 'TAA']), ['ES', 'TAA']],
  ['nothing that one of them lacks', offers(['ES', 'TAA'], ['ES']), ['ES']],
  ['nothing of its vendors, though all are small businesses', offers(['SB', 'ES'], ['SB', 'ES']), ['ES']],
  ['nothing of its only vendor', offers(['SB']), []],
  ['nothing where no vendor offers it', offers(), []],
])('a product has %s', (_what, all, expected) => {
  expect(codesOf(ofProduct(known, all))).toEqual(expected);
});

it('a product has nothing that is not true with every vendor, and never that it is small and other than small', () => {
  const codes = fc.subarray(['ES', 'SB', 'OTS', 'TAA', 'UNKNOWN']);
  fc.assert(fc.property(fc.array(codes, { maxLength: 5 }), (all) => {
    const shown = codesOf(ofProduct(known, offers(...all)));
    expect(shown.filter((code) => !all.every((own) => own.includes(code)))).toEqual([]);
    expect(shown.filter((code) => code === 'SB' || code === 'OTS')).toEqual([]);
  }));
});

it('indicators come in the order of the catalog, with their words alone', () => {
  expect(withCodes(known, ['TAA', 'ES', 'NONE'])).toEqual([{ code: 'ES', label: 'Label ES', meaning: 'Meaning ES' }, { code: 'TAA', label: 'Label TAA', meaning: 'Meaning TAA' }]);
});
