import { maximumLineTotal, orderTotalLimit } from '@quartermaster/contracts';
import { services } from '@quartermaster/contracts/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartAt } from './cart-at.ts';
import { lineTotal, mostThatFit, sumOf } from './amounts.ts';
import { maximumQuantity, type CartLineState } from './cart-state.ts';
import { addItems, setQuantities, takeOut } from './change.ts';
import { mergeLines } from './merge-at-sign-in.ts';
import type { OfferTerms } from './offer.ts';
import { unitPrice } from './offer.ts';
import { priceCart } from './price-cart.ts';
import { defaultStrategies, type TotalsStrategies } from './totals.ts';

/** Pieces of an offer; one has none to count. */
function stockOf(offerId: string): number | null {
  const index = Number(offerId.slice(1));
  return index === 3 ? null : index % 2 === 0 ? 60 : 500;
}

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
  stock: stockOf(`o${index}`),
});
const catalog = new Map(Array.from({ length: 8 }, (_, index) => [`o${index}`, offer(index)]));

/** The cart, as a child would keep it: a list of what and how many. */
class Oracle {
  readonly pieces = new Map<string, number>();

  add(items: readonly (readonly [offerId: string, quantity: number])[]): void {
    const after = new Map(this.pieces);
    for (const [offerId, quantity] of items) {
      const sum = (after.get(offerId) ?? 0) + quantity;
      if (!catalog.has(offerId) || quantity < 1 || sum > this.most(offerId)) return;
      after.set(offerId, sum);
    }
    for (const [offerId, quantity] of after) this.pieces.set(offerId, quantity);
  }

  set(offerId: string, quantity: number): void {
    if (this.pieces.has(offerId) && quantity >= 1 && quantity <= this.most(offerId)) this.pieces.set(offerId, quantity);
  }

  merge(offerId: string, quantity: number): void {
    this.pieces.set(offerId, Math.min(this.most(offerId), (this.pieces.get(offerId) ?? 0) + quantity));
  }

  most(offerId: string): number {
    return stockOf(offerId) ?? maximumQuantity;
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
            for (const line of visitor) oracle.merge(line.offerId, line.quantity);
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
    const { totals } = await priceCart({ cartId: 'c', version: 1, lines }, { country: 'US', finalCountry: null, state: 'DC', zip: '20405' }, strategies);
    expect([totals.subtotal.amount, totals.shipping.amount, totals.tax.amount, totals.total.amount]).toEqual([274, 500, 50, 824]);
  });

  it.each([
    [3, 4, 5, 5],
    [3, 1, 5, 4],
    // The stock has run short since: neither quantity is made smaller, and nothing is added.
    [3, 4, 2, 4],
    [6, 4, 2, 6],
    [3, 4, null, 7],
  ])('merges %i of the buyer and %i of the visitor, with a stock of %j, into %i', (own, other, stock, merged) => {
    const short = { ...offer(1), stock };
    expect(mergeLines([newLine(short, own)], [newLine(short, other)]).map(({ quantity: pieces }) => pieces)).toEqual([merged]);
  });

  it('refuses a line that would cost more than can be counted exactly', () => {
    const dear = { ...offer(1), price: 1_000_000, stock: null };
    const { refused, lines } = addItems<CartLineState>([], [{ offerId: 'o1', quantity: 99_999_999 }], new Map([['o1', dear]]), newLine);
    expect(lines).toEqual([]);
    expect(refused[0]?.message).toBe('A line can cost at most $10,000,000,000.00. Enter 1,000,000 or less of Product 1.');
  });

  it('lowers the quantity of a line that has become too dear only to one that fits', () => {
    const dear = { ...offer(1), price: 999_999_999, stock: null };
    const line: CartLineState = { ...newLine(offer(1), 99_999_999), current: dear };
    const [still, fits] = [setQuantities([line], [{ cartKey: line.cartKey, quantity: 1_001 }]), setQuantities([line], [{ cartKey: line.cartKey, quantity: 1_000 }])];
    expect([still.lines[0]?.quantity, still.refused[0]?.message]).toEqual([99_999_999, 'A line can cost at most $10,000,000,000.00. Enter 1,000 or less of Product 1.']);
    expect([fits.lines[0]?.quantity, fits.refused]).toEqual([1_000, []]);
  });

  it('reaches a minimum order with exactly its amount, and not with a cent less', async () => {
    const at = async (minimumOrder: number) => (await priceCart({ cartId: 'c', version: 1, lines: [newLine({ ...offer(1), minimumOrder }, 2)] })).groups[0];
    expect([(await at(274))?.subtotal.amount, (await at(274))?.minimumMet, (await at(275))?.minimumMet]).toEqual([274, true, false]);
  });

  it('gives a merged line the terms that the visitor saw, which are the newer ones', async () => {
    const seenBefore = newLine(offer(1), 2);
    const raised = { ...offer(1), price: 200 };
    const merged = mergeLines([{ ...seenBefore, current: raised }], [newLine(raised, 3)]);
    expect(merged).toEqual([{ ...seenBefore, quantity: 5, seen: raised, current: raised }]);
    const cart = await priceCart({ cartId: 'c', version: 1, lines: merged });
    expect(cart.groups[0]?.lines[0]?.change).toBeNull();
  });
});

describe('amounts at their limits', () => {
  const service = services.find(({ path }) => path === '/cart/shopping_cart');
  if (service?.path !== '/cart/shopping_cart') throw new Error('The contract has no cart.');
  const cartPage = service.responses.Initial.attributes;
  const cents = fc.oneof(fc.integer({ min: 1, max: 100_000_000_000 }), fc.integer({ min: 1, max: 100_000 }), fc.constant(999_999_999));
  const pieces = fc.oneof(fc.integer({ min: 1, max: maximumQuantity }), fc.constant(maximumQuantity));
  const prices = fc.record({ price: cents, quantityBreaks: fc.array(fc.record({ minimumQuantity: fc.integer({ min: 2, max: maximumQuantity }), price: cents }), { maxLength: 4 }) });
  const cost = (terms: Pick<OfferTerms, 'price' | 'quantityBreaks'>, quantity: number): bigint => BigInt(unitPrice(terms, quantity)) * BigInt(quantity);
  const state = (lines: readonly CartLineState[]) => ({ cartId: 'c', version: 1, lines });

  it('has an exact total for every line that fits, whatever a later price or a merge made of it, and says how many fit for every other', async () => {
    await fc.assert(fc.asyncProperty(fc.array(fc.tuple(prices, prices, pieces, pieces), { minLength: 1, maxLength: 8 }), async (drawn) => {
      const lines = drawn.map(([seen, now], index) => ({ ...newLine({ ...offer(index), ...seen }, 1), current: { ...offer(index), ...now } }));
      const merged = mergeLines(lines.map((line, i) => ({ ...line, quantity: drawn[i]?.[2] ?? 1 })), lines.map((line, i) => ({ ...line, quantity: drawn[i]?.[3] ?? 1 })));
      const cart = await priceCart(state(merged));
      expect(cartPage.safeParse({ cart, refused: [] }).error).toBeUndefined();
      const shown = new Map(cart.groups.flatMap((group) => group.lines.map((line) => [line.cartKey, line])));
      for (const { cartKey, quantity, current } of merged) {
        const exact = cost(current ?? offer(0), quantity);
        const fits = exact <= BigInt(maximumLineTotal);
        expect(BigInt(shown.get(cartKey)?.lineTotal.amount ?? -1)).toBe(fits ? exact : BigInt(maximumLineTotal));
        expect((shown.get(cartKey)?.change?.mostThatFit ?? null) === null).toBe(fits);
      }
      const sum = [...shown.values()].reduce((whole, line) => whole + BigInt(line.lineTotal.amount), 0n);
      expect(BigInt(cart.totals.total.amount)).toBe(sum);
    }), { numRuns: 500 });
  });

  it('finds the largest quantity that fits: it fits, and none above it does', () => {
    fc.assert(fc.property(prices, fc.integer({ min: 1, max: maximumQuantity }), (terms, more) => {
      const most = mostThatFit(terms);
      expect(cost(terms, most)).toBeLessThanOrEqual(BigInt(maximumLineTotal));
      const above = Math.min(most + more, maximumQuantity + 1);
      expect(above > maximumQuantity || cost(terms, above) > BigInt(maximumLineTotal)).toBe(true);
    }));
  });

  it('takes a line of exactly the most that one line can cost, and none of a cent more', async () => {
    const costing = (price: number): CartLineState => newLine({ ...offer(1), price, quantityBreaks: [], stock: null }, 1);
    const changeAt = async (price: number) => (await priceCart(state([costing(price)]))).groups[0]?.lines[0]?.change ?? null;
    expect([await changeAt(maximumLineTotal), await changeAt(maximumLineTotal + 1)]).toEqual([null, { priceWas: null, available: null, mostThatFit: 0 }]);
  });

  it('keeps every sum below the limit of an order a whole number, and stops there', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), { maxLength: 2_000 }), (amounts) => {
      const exact = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
      expect(BigInt(sumOf(amounts))).toBe(exact < BigInt(orderTotalLimit) ? exact : BigInt(orderTotalLimit));
    }));
  });

  it.each([12.5, -1, NaN, 2 ** 53])('takes no quote of %d cents from a rule of the deployment, and names the rule', async (amount) => {
    const quote = async () => ({ amount, currency: 'USD' as const });
    const priced = (strategies: Partial<TotalsStrategies>) => priceCart(state([newLine(offer(1), 1)]), null, { ...defaultStrategies, ...strategies });
    await expect(priced({ shipping: { shipping: quote } })).rejects.toThrow(/shipping-quotes/);
    await expect(priced({ tax: { tax: quote } })).rejects.toThrow(/tax-quotes/);
  });
});

describe('the maximum order of a contract', () => {
  const lineOf = (terms: Partial<OfferTerms>, quantity: number): CartLineState => {
    const current = { ...offer(1), stock: null, ...terms };
    return { cartKey: 'line', offerId: current.offerId, quantity, seen: current, current };
  };
  const shown = async (line: CartLineState) => (await priceCart({ cartId: 'cart', version: 1, lines: [line] })).groups[0]?.lines[0];

  it('is named where a line goes beyond it, at any price and quantity, and stops nothing', async () => {
    await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 10_000_000 }), async (price, quantity, maximumOrder) => {
      const line = lineOf({ price, quantityBreaks: [], maximumOrder }, quantity);
      const { aboveMaximum, lineTotal: total } = (await shown(line)) ?? {};
      expect(aboveMaximum?.amount).toBe(price * quantity > maximumOrder ? maximumOrder : undefined);
      expect(total?.amount).toBe(lineTotal(line.seen, quantity));
      expect(setQuantities([line], [{ cartKey: 'line', quantity }]).refused).toEqual([]);
    }));
  });

  it('counts all lines of the contract together, at its own prices, and is named on each with what they come to', async () => {
    await fc.assert(fc.asyncProperty(fc.array(fc.record({ price: fc.integer({ min: 1, max: 10_000 }), quantity: fc.integer({ min: 1, max: 50 }), own: fc.boolean() }), { minLength: 2, maxLength: 5 }), fc.integer({ min: 1, max: 1_000_000 }), async (wanted, maximumOrder) => {
      const lines = wanted.map(({ price, quantity, own }, i) => ({ ...lineOf({ offerId: `o-${i}`, price, quantityBreaks: [], maximumOrder: own || i === 0 ? maximumOrder : null }, quantity), cartKey: `line-${i}` }));
      const total = wanted.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const [group, ...others] = (await priceCart({ cartId: 'cart', version: 1, lines })).groups;
      expect(others).toEqual([]);
      for (const { aboveMaximum, contractTotal, lineTotal: own } of group?.lines ?? []) {
        expect(aboveMaximum?.amount).toBe(total > maximumOrder ? maximumOrder : undefined);
        expect(contractTotal?.amount).toBe(total > maximumOrder && own.amount <= maximumOrder ? total : undefined);
      }
    }));
  });

  it('counts neither what cannot be ordered, nor the price that was lowered, nor what another contract has', async () => {
    const first = lineOf({ offerId: 'o-1', price: 600, quantityBreaks: [], maximumOrder: 1_000 }, 1);
    const second = (terms: Partial<OfferTerms>): CartLineState => ({ ...lineOf({ offerId: 'o-2', price: 600, quantityBreaks: [], maximumOrder: 1_000, ...terms }, 1), cartKey: 'second' });
    const found = async (...lines: CartLineState[]) => (await priceCart({ cartId: 'cart', version: 1, lines })).groups.flatMap(({ lines: own }) => own.map(({ aboveMaximum }) => aboveMaximum?.amount));
    expect(await found(first, second({}))).toEqual([1_000, 1_000]);
    expect(await found(first, second({ stock: 0 }))).toEqual([undefined, undefined]);
    expect(await found(first, second({ contractNumber: 'another' }))).toEqual([undefined, undefined]);
    const lowered = { ...second({}), reduction: { reductionId: 'r', offerId: 'o-2', status: 'authorized', quantity: 1, listPrice: 600, price: 100, until: '2027-01-01' } } as const;
    expect(await found(first, lowered)).toEqual([1_000, 1_000]);
  });

  it('is not named for a contract without one, nor for a line that was kept before there was any', async () => {
    expect(await shown(lineOf({ maximumOrder: null }, 1_000))).not.toHaveProperty('aboveMaximum');
    expect(await shown(lineOf({}, 1_000))).not.toHaveProperty('aboveMaximum');
  });

  it('cannot be added, changed or ordered outside of the days of its price, and says so', async () => {
    const ended = { ...offer(1), priceUntil: '2026-11-20' };
    const line = { ...lineOf(ended, 2) };
    const add = (terms: OfferTerms, today: string) => addItems<CartLineState>([], [{ offerId: 'o1', quantity: 1 }], new Map([['o1', terms]]), () => lineOf(terms, 1), { today }).refused.map(({ message }) => message);
    expect([add(ended, '2026-11-20'), add(ended, '2026-11-21')]).toEqual([[], ['The price of Product 1 at Vendor 1 ended on November 20, 2026. Choose another vendor.']]);
    expect(add({ ...offer(1), priceFrom: '2027-01-01' }, '2026-12-31')).toEqual(['The price of Product 1 at Vendor 1 begins on January 1, 2027. Choose another vendor, or add it then.']);
    expect(setQuantities([line], [{ cartKey: 'line', quantity: 3 }], '2026-11-21').refused[0]?.message).toContain('ended on November 20, 2026');
    // Washington is five hours behind.
    const cart = { cartId: 'cart', version: 1, lines: [line] };
    const at = async (now: string) => (await priceCart(cartAt(cart, new Date(now)))).groups[0]?.lines[0];
    expect(await at('2026-11-21T04:59:59Z')).toMatchObject({ change: null });
    expect(await at('2026-11-21T05:00:00Z')).toMatchObject({ outsidePriceDays: { state: 'over', day: '2026-11-20' }, change: { available: 0 } });
  });

  it('of which some do not fit into a cart that is full is added as far as it fits, where a part may be', () => {
    const items = [1, 2, 3].map((index) => ({ offerId: `o${index}`, quantity: 1 }));
    const made = addItems<CartLineState>([newLine(offer(3), 1)], items, catalog, newLine, { partial: true, mostLines: 2 });
    expect(made.lines.map(({ offerId, quantity }) => [offerId, quantity])).toEqual([['o3', 2], ['o1', 1]]);
    expect(made.refused).toMatchObject([{ offerId: 'o2', message: 'A cart can hold at most 2 lines: Product 2 is not added. Order or remove some first.' }]);
  });

  it('says when an offer without stock is expected again, in the cart and where it cannot be added', async () => {
    const gone = { stock: 0, backInStock: '2026-12-05' };
    expect(await shown(lineOf(gone, 2))).toMatchObject({ backInStock: '2026-12-05', change: { available: 0 } });
    expect(await shown(lineOf({ ...gone, stock: 9 }, 2))).not.toHaveProperty('backInStock');
    const terms = { ...offer(1), ...gone };
    const { refused } = addItems<CartLineState>([], [{ offerId: 'o1', quantity: 1 }], new Map([['o1', terms]]), () => lineOf(gone, 1));
    const inc = { ...terms, backInStock: null, vendor: { ...terms.vendor, name: 'Sample Products Inc.' } };
    expect(addItems<CartLineState>([], [{ offerId: 'o1', quantity: 1 }], new Map([['o1', inc]]), () => lineOf(gone, 1)).refused[0]?.message).toBe('Product 1 is out of stock at Sample Products Inc. Choose another vendor.');
    expect(refused.map(({ message }) => message)).toEqual(['Product 1 is out of stock at Vendor 1. It is expected again on December 5, 2026: choose another vendor, or add it then.']);
  });
});
