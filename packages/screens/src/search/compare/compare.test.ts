import { usd, type ProductDetail, type ProductSummary } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLimit, toggledCompare } from './compare-list.ts';
import { compareRows } from './compare-rows.ts';

const product = (productId: string, change: Partial<ProductSummary> = {}): ProductSummary => ({
  productId, kind: 'product', name: `Product ${productId}`, partNumber: `P-${productId}`, nsn: null, manufacturer: 'HP',
  category: { id: '7510', name: 'Office Supplies' }, picture: 'toner', vendorCount: 1,
  price: { low: usd(100), high: usd(100) }, unitOfIssue: { code: 'EA', name: 'Each' }, deliveryDays: { low: 3, high: 3 },
  indicators: [], inStock: false, bestOffer: null, ...change,
});
const detail = (summary: ProductSummary, specifications: ProductDetail['specifications']): ProductDetail => ({
  ...summary, descriptionHtml: '', specifications, offers: [], breadcrumbs: [], zip: null,
});

describe('compared products', () => {
  const one = product('1');
  const two = product('2', { price: null });
  const details = new Map([
    ['1', detail(one, [{ name: 'Colour', value: 'Black' }, { name: 'Yield', value: '6,000' }])],
    ['2', detail(two, [{ name: 'Colour', value: 'Black' }, { name: 'Weight', value: '1 kg' }])],
  ]);

  it('are listed under every specification that any of them has, and differences are known', () => {
    const rows = compareRows([one, two], details);
    expect(rows.find((row) => row.name === 'Price')).toEqual({ name: 'Price', values: ['$1.00', null], differs: true });
    expect(rows.find((row) => row.name === 'Manufacturer')?.differs).toBe(false);
    expect(rows.slice(-3)).toEqual([
      { name: 'Colour', values: ['Black', 'Black'], differs: false },
      { name: 'Yield', values: ['6,000', null], differs: true },
      { name: 'Weight', values: [null, '1 kg'], differs: true },
    ]);
  });

  it('name the vendor of its indicators; those of the product are apart', () => {
    const indicator = (code: string, label: string) => ({ code, label, meaning: label });
    const [energyStar, small, other] = [indicator('ES', 'Energy Star'), indicator('SB', 'Small business'), indicator('OTS', 'Other than small')];
    const bestOffer = (name: string, indicators: (typeof energyStar)[]): ProductSummary['bestOffer'] => ({
      offerId: name, vendor: { id: name, name }, price: usd(100), unitOfIssue: { code: 'EA', name: 'Each' }, minimumOrder: usd(0), available: 1, indicators,
    });
    const rows = compareRows([
      product('1', { indicators: [energyStar], bestOffer: bestOffer('Small Co.', [energyStar, small]) }),
      product('2', { bestOffer: bestOffer('Large Co.', [other]) }),
      product('3'),
    ], new Map());
    expect(rows.find(({ name }) => name === 'Indicators of the product')?.values).toEqual(['Energy Star', null, null]);
    expect(rows.find(({ name }) => name === 'Indicators of the vendor')?.values).toEqual(['Small Co.: Small business', 'Large Co.: Other than small', null]);
  });

  it('show their terms before their details have come', () => {
    expect(compareRows([one, two], new Map()).map((row) => row.name)).toContain('Delivery after order');
  });

  it('are never more than four, and each only once', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 9 })), (toggles) => {
      let list: readonly ProductSummary[] = [];
      for (const id of toggles) {
        const before = list;
        list = toggledCompare(before, product(String(id)));
        expect(Math.abs(list.length - before.length)).toBeLessThanOrEqual(1);
      }
      expect(list.length).toBeLessThanOrEqual(compareLimit);
      expect(new Set(list.map((one) => one.productId)).size).toBe(list.length);
    }));
  });
});
