import { usd, type ProductSummary } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankAlternatives, type Comparable } from './rank-alternatives.ts';
import { hasSameFunction, likeness } from './same-function.ts';

type Attributes = Comparable['attributes'];
const black: Attributes = [['Color', 'Black'], ['Yield', '6,000'], ['Weight', '1 kg']];
const abilityOne = { code: 'ABILITYONE', label: 'AbilityOne', meaning: 'A mandatory source' };

function product(productId: string, cents: number, { attributes = black, addedAt = null, ...change }: Partial<ProductSummary> & { attributes?: Attributes; addedAt?: Date | null } = {}): Comparable {
  const unitOfIssue = change.unitOfIssue ?? { code: 'EA', name: 'Each' };
  const summary: ProductSummary = {
    productId, kind: 'product', name: productId, partNumber: productId, nsn: null, manufacturer: 'HP', category: { id: '7510', name: 'Office Supplies' }, picture: 'toner', vendorCount: 1,
    price: { low: usd(cents), high: usd(cents) }, unitOfIssue, deliveryDays: { low: 3, high: 3 }, indicators: [], inStock: true,
    bestOffer: { offerId: productId, vendor: { id: 'V', name: 'V' }, price: usd(cents), unitOfIssue, minimumOrder: usd(0), available: 1, indicators: [] }, ...change,
  };
  return { summary, attributes, addedAt };
}
const own = product('own', 10_000, { addedAt: new Date('2026-01-01') });
const rules = { replacedBy: null, sources: ['ABILITYONE', 'UNICOR'], most: 6 };
const ranked = (others: readonly Comparable[], replacedBy: string | null = null) => rankAlternatives(own, [own, ...others], { ...rules, replacedBy }).map(({ product: { productId }, reasons }) => [productId, reasons[0]]);

describe('an alternative', () => {
  it('is of a mandatory source first, then what the catalog names, then what is most alike, then the cheapest', () => {
    const half: Attributes = [['Color', 'black '], ['yield', '6,000'], ['Weight', '2 kg']];
    expect(ranked([
      product('cheaper', 9_000), product('cheapest', 8_000), product('less-alike', 1_000, { attributes: half }), product('named', 20_000, { attributes: [] }), product('mandatory', 12_000, { indicators: [abilityOne] }),
    ], 'named')).toEqual([
      ['mandatory', 'AbilityOne: a mandatory source'], ['named', 'The catalog names it in place of this product'], ['cheapest', '$20.00 less for one Each'], ['cheaper', '$10.00 less for one Each'], ['less-alike', '$90.00 less for one Each'],
    ]);
  });

  it('is no variant of the same product, which its options lead to, unless the catalog names it', () => {
    const variantOf = (id: string) => ({ configuration: { id, name: 'Toner', options: [], variants: 2, low: null } });
    const ofToner = product('own', 10_000, variantOf('TONER'));
    const others = [product('variant', 9_000, variantOf('TONER')), product('other', 9_500, variantOf('OTHER'))];
    const idsWith = (replacedBy: string | null) => rankAlternatives(ofToner, others, { ...rules, replacedBy }).map(({ product: { productId } }) => productId);
    expect([idsWith(null), idsWith('variant')]).toEqual([['other'], ['variant', 'other']]);
  });

  it('says the attributes that are alike, and that it is newer', () => {
    expect(rankAlternatives(own, [product('newer', 11_000, { addedAt: new Date('2026-02-01') })], rules)).toMatchObject([{ reasons: ['Newer in the catalog', 'The same: Color, Yield, Weight'] }]);
  });

  it('is made for the same: a cartridge of another printer, or of another ink, is none, whatever else is alike', () => {
    const [printer, other, ink] = [['Compatibility', 'Phaser 6250'], ['Compatibility', 'Phaser 6300'], ['Printing colours', 'Magenta']] as const;
    const cartridge = (id: string, cents: number, fit: Attributes) => product(id, cents, { attributes: [...black, ...fit] });
    const those = [cartridge('same', 9_000, [printer, ink]), cartridge('other-printer', 8_000, [other, ink]), cartridge('other-ink', 7_000, [printer, ['Printing colours', 'Yellow']]), cartridge('unsaid', 6_000, [ink])];
    expect(rankAlternatives(cartridge('own', 10_000, [printer, ink]), those, rules).map((one) => one.product.productId)).toEqual(['same']);
    expect(rankAlternatives(cartridge('own', 10_000, []), those, rules)).toHaveLength(4);
  });

  it('of the same import is not newer', () => {
    expect(ranked([product('same-day', 11_000, { addedAt: new Date('2026-01-01T20:00:00Z') })])).toEqual([]);
  });

  it.each([
    ['that costs more and has no other reason', product('dear', 11_000)],
    ['of another unit of issue, whatever it costs', product('box', 100, { unitOfIssue: { code: 'BX', name: 'Box' } })],
    ['that cannot be ordered', product('gone', 100, { bestOffer: null })],
    ['with one attribute alike', product('other', 100, { attributes: [['Color', 'Black']] })],
    ['with fewer than half of its attributes alike', product('far', 100, { attributes: [['Color', 'Red'], ['Yield', '1'], ['Weight', '1 kg']] })],
  ])('is none %s', (_case, other) => {
    expect(ranked([other])).toEqual([]);
  });

  it('of a mandatory source is no reason where the product is of one itself', () => {
    expect(rankAlternatives(product('own', 10_000, { indicators: [abilityOne] }), [product('other', 11_000, { indicators: [abilityOne] })], rules)).toEqual([]);
  });

  it('serves the same purpose by at least two attributes, and by half of those that both state', () => {
    const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }).filter((name) => name.trim() === name && name !== ''), { maxLength: 12, selector: (name) => name.toLowerCase() });
    fc.assert(fc.property(names, fc.nat(12), (all, count) => {
      const alike = Math.min(count, all.length);
      const [first, second] = [all.map((name) => [name, 'a'] as const), all.map((name, place) => [name, place < alike ? 'A' : 'b'] as const)];
      expect(hasSameFunction(likeness(first, second))).toBe(alike >= 2 && alike * 2 >= all.length);
    }));
  });

  it('of a source that is mandatory in another store has to have another reason', () => {
    const [other, cheaper] = [product('other', 11_000, { indicators: [abilityOne] }), product('cheaper', 9_000, { indicators: [abilityOne] })];
    expect(rankAlternatives(own, [other, cheaper], { ...rules, sources: [] })).toMatchObject([{ product: { productId: 'cheaper' }, reasons: [expect.stringContaining('less for one'), expect.any(String)] }]);
    expect(rankAlternatives(own, [other, cheaper], { ...rules, sources: ['UNICOR'] })).toHaveLength(1);
  });
});
