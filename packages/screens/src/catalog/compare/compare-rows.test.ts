import { usd, type ProductDetail } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { compareRows } from './compare-rows.ts';

const product = (productId: string, change: Partial<ProductDetail> = {}): ProductDetail => ({
  productId, kind: 'product', name: `Product ${productId}`, partNumber: `P-${productId}`, nsn: null, manufacturer: 'HP',
  category: { id: '7510', name: 'Office Supplies' }, picture: 'toner', vendorCount: 1,
  price: { low: usd(100), high: usd(100) }, unitOfIssue: { code: 'EA', name: 'Each' }, deliveryDays: { low: 3, high: 3 },
  indicators: [], inStock: false, bestOffer: null, descriptionHtml: '', specifications: [], offers: [], breadcrumbs: [], zip: null, ...change,
});

describe('compared products', () => {
  it('are listed under every specification that any of them has, and differences are known', () => {
    const rows = compareRows([
      product('1', { specifications: [{ name: 'Color', value: 'Black' }, { name: 'Yield', value: '6,000' }] }),
      product('2', { price: null, specifications: [{ name: 'Color', value: 'Black' }, { name: 'Weight', value: '1 kg' }] }),
    ]);
    expect(rows.find((row) => row.name === 'Price')).toEqual({ name: 'Price', values: ['$1.00 for one Each', null], differs: true });
    expect(rows.find((row) => row.name === 'Manufacturer')?.differs).toBe(false);
    expect(rows.slice(-3)).toEqual([
      { name: 'Color', values: ['Black', 'Black'], differs: false },
      { name: 'Yield', values: ['6,000', null], differs: true },
      { name: 'Weight', values: [null, '1 kg'], differs: true },
    ]);
  });

  it('of other units differ in their price, whatever the amount', () => {
    const rows = compareRows([product('1'), product('2', { unitOfIssue: { code: 'BX', name: 'Box' } })]);
    expect(rows.find(({ name }) => name === 'Price')).toEqual({ name: 'Price', values: ['$1.00 for one Each', '$1.00 for one Box'], differs: true });
  });

  it('name the vendor of its indicators; those of the product are apart', () => {
    const indicator = (code: string, label: string) => ({ code, label, meaning: label });
    const [energyStar, small, other] = [indicator('ES', 'Energy Star'), indicator('SB', 'Small business'), indicator('OTS', 'Other than small')];
    const bestOffer = (name: string, minimum: number, indicators: (typeof energyStar)[]): ProductDetail['bestOffer'] => ({
      offerId: name, vendor: { id: name, name }, price: usd(100), unitOfIssue: { code: 'EA', name: 'Each' }, minimumOrder: usd(minimum), available: 1, indicators,
    });
    const rows = compareRows([
      product('1', { indicators: [energyStar], bestOffer: bestOffer('Small Co.', 0, [energyStar, small]) }),
      product('2', { bestOffer: bestOffer('Large Co.', 50_00, [other]) }),
      product('3'),
    ]);
    expect(rows.find(({ name }) => name === 'Indicators of the product')?.values).toEqual(['Energy Star', null, null]);
    expect(rows.find(({ name }) => name === 'Indicators of the vendor')?.values).toEqual(['Small Co.: Small business', 'Large Co.: Other than small', null]);
    expect(rows.find(({ name }) => name === 'Minimum order')?.values).toEqual(['None', '$50.00', null]);
  });
});
