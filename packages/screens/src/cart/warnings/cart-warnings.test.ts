import type { CheckoutProblem } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { warningsOfGroup, warningsOfLine, warningsOfOrder } from './cart-warnings.ts';

const warning = (code: CheckoutProblem['code'], about: Partial<CheckoutProblem> = {}): CheckoutProblem => ({ code, block: 'items', cartKey: null, message: `${code}.`, ...about });
const all = [
  warning('NOT_DELIVERED_THERE', { cartKey: 'line-1' }), warning('OFFER_GONE', { cartKey: 'line-1' }), warning('AMOUNT_TOO_LARGE', { cartKey: 'line-1' }),
  warning('CARD_LIMIT', { groupId: 'V-1/C-1' }), warning('MINIMUM_NOT_MET', { groupId: 'V-1/C-1' }), warning('PAYMENT_UNUSABLE'), warning('AMOUNT_TOO_LARGE'),
];

describe('what will stop an order', () => {
  it('is said where it belongs, and once', () => {
    expect(warningsOfLine(all, { cartKey: 'line-1' }).map(({ code }) => code)).toEqual(['NOT_DELIVERED_THERE']);
    expect(warningsOfLine(all, { cartKey: 'line-2' })).toEqual([]);
    expect(warningsOfGroup(all, { groupId: 'V-1/C-1' }).map(({ code }) => code)).toEqual(['CARD_LIMIT']);
    expect(warningsOfOrder(all).map(({ code }) => code)).toEqual(['PAYMENT_UNUSABLE', 'AMOUNT_TOO_LARGE']);
  });
});
