import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OfferNow } from '../cart/index.ts';
import type { KeptCart } from './kept-carts.ts';
import { shownCart, shownLines } from './shown.ts';

const now = new Date('2026-11-20T15:00:00Z');
const cents = fc.integer({ min: 1, max: 5_000_000 });
const breaks = fc.array(fc.record({ minimumQuantity: fc.integer({ min: 2, max: 50 }), price: cents }), { maxLength: 3 });
const day = fc.constantFrom(null, '2026-11-01', '2026-12-01');
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 60 }), seen: fc.record({ price: cents, quantityBreaks: breaks }),
  next: fc.option(fc.record({ price: cents, quantityBreaks: breaks, stock: fc.option(fc.integer({ min: 0, max: 60 })), priceFrom: day, priceUntil: day }), { nil: null }),
  isSame: fc.boolean(),
});

const terms = (offerId: string, more: object) => ({
  offerId, productId: offerId, kind: 'product', name: offerId, manufacturer: '', partNumber: '', nsn: null, programName: '', features: '', description: '', picture: '', indicators: [],
  vendor: { id: 'v', name: 'V' }, contractNumber: 'C', unitOfIssue: { code: 'EA', name: 'Each' }, deliveryDays: 1, minimumOrder: 0, stock: null, priceFrom: null, priceUntil: null, ...more,
}) as unknown as OfferNow['terms'];

it('the sum and the changes of a parked cart in the list are those of its lines on its own page', () => {
  fc.assert(fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
    const kept: KeptCart = { parkedCartId: 'p', name: 'P', parkedAt: now, isTemplate: false, requisitions: null, lines: lines.map(({ quantity, seen }, i) => ({ offerId: `o${i}`, quantity, seen: terms(`o${i}`, seen) })) };
    const offers = new Map(lines.flatMap(({ seen, next, isSame }, i): [string, OfferNow][] => (next === null ? [] : [[`o${i}`, { terms: terms(`o${i}`, isSame ? seen : next), serviceArea: null }]])));
    const shown = shownLines(kept, offers, now, new Map());
    const changed = shown.filter(({ price, priceThen, available, outsidePriceDays, quantity }) =>
      price === null || priceThen.amount !== price.amount || available !== null || outsidePriceDays !== undefined || price.amount * quantity > 99_999_999_99);
    expect(shownCart(kept, offers, now, 90)).toMatchObject({ lineCount: lines.length, changedLines: changed.length, subtotal: { amount: shown.reduce((sum, { totalNow }) => sum + (totalNow?.amount ?? 0), 0) } });
  }));
});
