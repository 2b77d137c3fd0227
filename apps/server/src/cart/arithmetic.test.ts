import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maximumQuantity, type CartLineState } from './cart-state.ts';
import { addItems, setQuantities, takeOut } from './change.ts';
import { mergeLines } from './merge-at-sign-in.ts';
import type { OfferTerms } from './offer.ts';
import { unitPrice } from './offer.ts';
import { priceCart } from './price-cart.ts';

const offer = (index: number): OfferTerms => ({
  offerId: `o${index}`,
  productId: `p${index}`,
  kind: 'product',
  name: `Product ${index}`,
  manufacturer: 'Xerox',
  partNumber: `PN-${index}`,
  nsn: null,
  programName: '',
  features: '',
  description: '',
  picture: 'toner',
  indicators: [],
  vendor: { id: `v${index % 3}`, name: `Vendor ${index % 3}` },
  contractNumber: `c${index % 2}`,
  unitOfIssue: { code: 'EA', name: 'Each' },
  price: 100 + index * 37,
  quantityBreaks: index % 2 === 0 ? [{ minimumQuantity: 100, price: 50 + index }, { minimumQuantity: 10, price: 90 + index }] : [],
  deliveryDays: 5,
  minimumOrder: index * 1000,
  stock: index === 3 ? null : 500,
});
const catalog = new Map(Array.from({ length: 8 }, (_, index) => [`o${index}`, offer(index)]));

/** The cart, as a child would keep it: a list of what and how many. */
class Oracle {
  readonly pieces = new Map<string, number>();

  add(items: readonly (readonly [offerId: string, quantity: number])[]): void {
    const after = new Map(this.pieces);
    for (const [offerId, quantity] of items) {
      const sum = (after.get(offerId) ?? 0) + quantity;
      if (!catalog.has(offerId) || quantity < 1 || sum > maximumQuantity) return;
      after.set(offerId, sum);
    }
    for (const [offerId, quantity] of after) this.pieces.set(offerId, quantity);
  }

  set(offerId: string, quantity: number): void {
    if (this.pieces.has(offerId) && quantity >= 1 && quantity <= maximumQuantity) this.pieces.set(offerId, quantity);
  }

  subtotal(): bigint {
    let sum = 0n;
    for (const [offerId, quantity] of this.pieces) {
      const { price, quantityBreaks } = offer(Number(offerId.slice(1)));
      const reached = quantityBreaks.filter((step) => step.minimumQuantity <= quantity).sort((a, b) => b.minimumQuantity - a.minimumQuantity)[0];
      sum += BigInt(reached?.price ?? price) * BigInt(quantity);
    }
    return sum;
  }
}

const offerId = fc.integer({ min: 0, max: 9 }).map((index) => `o${index}`);
const quantity = fc.oneof(fc.integer({ min: -1, max: 120 }), fc.constantFrom(0, maximumQuantity, maximumQuantity + 1, 1e9));
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), items: fc.array(fc.tuple(offerId, quantity), { minLength: 1, maxLength: 4 }) }),
  fc.record({ kind: fc.constant('set' as const), offerId, quantity }),
  fc.record({ kind: fc.constant('remove' as const), offerId }),
  fc.record({ kind: fc.constant('merge' as const), items: fc.array(fc.tuple(offerId, fc.integer({ min: 1, max: 50 })), { maxLength: 4 }) }),
);

const newLine = (terms: OfferTerms, pieces: number): CartLineState => ({ cartKey: `line-${terms.offerId}`, offerId: terms.offerId, quantity: pieces, seen: terms, current: terms });
const itemsOf = (pairs: readonly (readonly [string, number])[]) => pairs.map(([id, pieces]) => ({ offerId: id, quantity: pieces }));

describe('cart arithmetic', () => {
  it('agrees with the oracle after 10,000 random sequences of changes', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        let lines: readonly CartLineState[] = [];
        const oracle = new Oracle();
        for (const change of steps) {
          if (change.kind === 'add') {
            lines = addItems(lines, itemsOf(change.items), catalog, newLine).lines;
            oracle.add(change.items);
          } else if (change.kind === 'set') {
            lines = setQuantities(lines, [{ cartKey: `line-${change.offerId}`, quantity: change.quantity }]).lines;
            oracle.set(change.offerId, change.quantity);
          } else if (change.kind === 'remove') {
            lines = takeOut(lines, [`line-${change.offerId}`], new Set()).lines;
            oracle.pieces.delete(change.offerId);
          } else {
            const visitor = addItems<CartLineState>([], itemsOf(change.items.filter(([id]) => catalog.has(id))), catalog, newLine).lines;
            lines = mergeLines(lines, visitor);
            for (const line of visitor) oracle.pieces.set(line.offerId, Math.min(maximumQuantity, (oracle.pieces.get(line.offerId) ?? 0) + line.quantity));
          }
        }
        const cart = await priceCart({ cartId: 'c', version: 1, lines });
        const shown = cart.groups.flatMap((group) => group.lines);
        expect(new Map(shown.map((line) => [line.offerId, line.quantity]))).toEqual(oracle.pieces);
        expect(cart.lineCount).toBe(oracle.pieces.size);
        expect(BigInt(cart.totals.subtotal.amount)).toBe(oracle.subtotal());
        expect(cart.totals.total).toEqual(cart.totals.subtotal);
        expect(cart.groups.reduce((sum, group) => sum + group.subtotal.amount, 0)).toBe(cart.totals.subtotal.amount);
        for (const group of cart.groups) {
          expect(new Set(group.lines.map((line) => `${catalog.get(line.offerId)?.vendor.id}/${line.contractNumber}`))).toEqual(new Set([group.groupId]));
          expect(group.minimumMet).toBe(group.subtotal.amount >= group.minimumOrder.amount);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([[1, 100], [9, 100], [10, 90], [99, 90], [100, 50], [5000, 50]])('%i pieces cost %i cents each by the quantity breaks', (pieces, price) => {
    const terms = { price: 100, quantityBreaks: [{ minimumQuantity: 100, price: 50 }, { minimumQuantity: 10, price: 90 }] };
    expect(unitPrice(terms, pieces)).toBe(price);
  });

  it('asks the strategies for shipping and tax, and adds them up', async () => {
    const lines = [newLine(offer(1), 2)];
    const strategies = {
      shipping: { shipping: async () => ({ amount: 500, currency: 'USD' as const }) },
      tax: { tax: async (_groups: unknown, shipping: { amount: number }) => ({ amount: shipping.amount / 10, currency: 'USD' as const }) },
    };
    const { totals } = await priceCart({ cartId: 'c', version: 1, lines }, { state: 'DC', zip: '20405' }, strategies);
    expect([totals.subtotal.amount, totals.shipping.amount, totals.tax.amount, totals.total.amount]).toEqual([274, 500, 50, 824]);
  });

  it('refuses a line that would cost more than can be counted exactly', () => {
    const dear = { ...offer(1), price: 1_000_000 };
    const { refused, lines } = addItems<CartLineState>([], [{ offerId: 'o1', quantity: 99_999_999 }], new Map([['o1', dear]]), newLine);
    expect(lines).toEqual([]);
    expect(refused[0]?.message).toContain('$10,000,000,000.00');
  });
});
