import { usd, type ProductSummary } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinRows } from './join-rows.ts';
import type { FoundProduct } from './products-with-numbers.ts';
import { resolveRow } from './resolve-row.ts';

const offer = (productId: string, available: number | null): NonNullable<ProductSummary['bestOffer']> =>
  ({ offerId: `${productId}-1`, vendor: { id: 'V', name: 'Sample Vendor' }, price: usd(1000), unitOfIssue: { code: 'EA', name: 'Each' }, minimumOrder: usd(0), available, indicators: [] });
const product = (productId: string, partNumber: string, { available = null as number | null, isSold = true, isOffered = true, nsn = null as string | null } = {}): FoundProduct => ({
  productId, partKey: partNumber.replaceAll(/[^A-Z0-9]/g, ''), nsn,
  sold: isSold ? {
    productId, kind: 'product', name: `Product ${productId}`, partNumber, nsn, manufacturer: 'Sample Maker', category: { id: 'c', name: 'C' }, picture: '', vendorCount: 1, price: null, unitOfIssue: null,
    deliveryDays: null, indicators: [], inStock: isOffered, bestOffer: isOffered ? offer(productId, available) : null,
  } : null,
});
const found = [
  product('1', 'TN-2110', { nsn: '7510013920564' }), product('2', '1000'), product('3', '1000'), product('4', 'GONE-1', { isOffered: false }), product('5', 'ELSE-1', { isSold: false }), product('6', 'FEW-3', { available: 3 }),
];
const row = (number: string, quantity = '1', productId: string | null = null) => resolveRow({ key: 'a', number, quantity, productId }, found);

describe('a row of a list', () => {
  it.each([
    ['tn 2110', '1', 'found', '1'], ['7510-01-392-0564', '1', 'found', '1'], ['7510013920564', '1', 'found', '1'], ['01-392-0564', '1', 'found', '1'],
    ['1000', '1', 'ambiguous', undefined], ['XX-1', '1', 'unknown', undefined], ['GONE-1', '1', 'refused', undefined], ['ELSE-1', '1', 'refused', undefined],
    ['FEW-3', '3', 'found', '6'], ['FEW-3', '4', 'refused', '6'], ['TN-2110', '', 'incomplete', '1'], ['TN-2110', 'two', 'incomplete', '1'], ['', '2', 'incomplete', undefined], ['=1+1', '2', 'incomplete', undefined],
  ])('%j with quantity %j is %s', (number, quantity, state, productId) => {
    const resolved = row(number, quantity);
    expect([resolved.state, resolved.item?.productId]).toEqual([state, productId]);
    expect(resolved.message === null).toBe(state === 'found');
  });

  it('that can be ordered from no vendor says why, until when, and what could replace it', () => {
    const ended = product('7', 'END-1', { isOffered: false });
    const of = (unavailable: ProductSummary['unavailable']) => resolveRow({ key: 'a', number: 'END-1', quantity: '1', productId: null }, [{ ...ended, sold: ended.sold && { ...ended.sold, ...(unavailable !== undefined && { unavailable }) } }]).message;
    expect(of({ why: 'outOfStock', from: '2026-12-05' })).toBe('Product 7 is out of stock at every vendor of this store. It is expected again on December 5, 2026.');
    expect(of({ why: 'noPrice' })).toBe('Product 7 has no price of today at any vendor of this store.');
    expect(of({ why: 'noOffer', replacement: { productId: '8', name: 'Stapler' } })).toBe('Product 7 is offered by no vendor of this store now. Stapler (product 8) could replace it.');
  });

  it('is asked for among several products of one number, and the choice can be changed', () => {
    expect(row('1000').choices.map(({ productId }) => productId)).toEqual(['2', '3']);
    expect(row('1000', '1', '3')).toMatchObject({ state: 'found', item: { productId: '3' }, choices: [{}, {}] });
    // A choice is one of those that were offered.
    expect(row('1000', '1', '1').state).toBe('ambiguous');
  });

  it('is joined with others of its offer: no piece is lost, and none is doubled', () => {
    fc.assert(fc.property(fc.array(fc.tuple(fc.constantFrom('TN2110', 'tn-2110', '7510-01-392-0564', 'FEW3', 'XX'), fc.integer({ min: -1, max: 3 })), { maxLength: 40 }), (typed) => {
      const rows = typed.map(([number, quantity]) => row(number, String(quantity)));
      const items = joinRows(rows);
      expect(new Set(items.map(({ offerId }) => offerId)).size).toBe(items.length);
      const wanted = rows.filter(({ state }) => state === 'found').reduce((sum, { quantity }) => sum + Number(quantity), 0);
      expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(wanted);
    }));
  });
});
