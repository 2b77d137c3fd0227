import { usd, type ProductSummary } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLimit, toggledCompare } from './compare-list.ts';

const product = (productId: string): ProductSummary => ({
  productId, kind: 'product', name: `Product ${productId}`, partNumber: `P-${productId}`, nsn: null, manufacturer: 'HP',
  category: { id: '7510', name: 'Office Supplies' }, picture: 'toner', vendorCount: 1,
  price: { low: usd(100), high: usd(100) }, unitOfIssue: { code: 'EA', name: 'Each' }, deliveryDays: { low: 3, high: 3 },
  indicators: [], inStock: false, bestOffer: null,
});

describe('marks for a comparison', () => {
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
