import type { CartLine, CheckoutProblem } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { example } from '../../testing/examples.ts';
import { linesThatStop } from './lines-that-stop.ts';

const { cart: { groups } } = example('/cart/shopping_cart', 'Initial', 'Two vendors') as { cart: { groups: { lines: CartLine[] }[] } };
const keys = groups.flatMap(({ lines }) => lines.map(({ cartKey }) => cartKey));
const problem = (code: CheckoutProblem['code'], cartKey: string | null): CheckoutProblem => ({ code, block: 'items', cartKey, message: `${code}.` });
const without = (available: number | null, mostThatFit: number | null = null) => groups.map((group, i) => ({ lines: group.lines.map((line) => ({ ...line, change: i === 0 ? { priceWas: null, available, mostThatFit } : null })) }));
const found = (...given: Parameters<typeof linesThatStop>) => linesThatStop(...given).map(({ cartKey }) => cartKey);

describe('the lines that stop an order', () => {
  it.each(['OFFER_GONE', 'PRICE_OVER', 'RESTRICTED', 'NOT_DELIVERED_THERE'] as const)('are those that %s names', (code) => {
    expect(found(groups, [problem(code, keys[0] ?? '')])).toEqual([keys[0]]);
  });

  it.each(['STOCK_SHORT', 'AMOUNT_TOO_LARGE', 'PRICE_CHANGED'] as const)('are none that a smaller change mends: %s', (code) => {
    expect(found(groups, [problem(code, keys[0] ?? '')])).toEqual([]);
  });

  it('are those of which none can be had, also where the cart was not looked at', () => {
    expect(found(without(0), [])).toEqual(groups[0]?.lines.map(({ cartKey }) => cartKey));
    expect(found(without(null, 0), [])).toEqual(groups[0]?.lines.map(({ cartKey }) => cartKey));
    expect(found(without(3, 3), [])).toEqual([]);
  });

  it('are none where nothing would be left, and none of the whole order', () => {
    expect(found(groups, keys.map((key) => problem('RESTRICTED', key)))).toEqual([]);
    expect(found(groups, [problem('RESTRICTED', null)])).toEqual([]);
  });
});
