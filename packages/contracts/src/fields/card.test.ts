import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardDigits, cardExpiryProblem, cardNumberRule, cardTypeOf, checkDigitHolds, daysUntilCardExpires, looksLikeCardNumber, parseCardExpiry, paymentLabelRule, purchaseCardPrefixes, purchaseCardRule } from './card.ts';

describe('card numbers', () => {
  it('with one digit changed are refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (position, by) => {
        const digits = Array.from('4111111111111111');
        digits[position] = String((Number(digits[position]) + by) % 10);
        expect(cardNumberRule(digits.join(''))).not.toBeNull();
      }),
    );
  });

  it.each([
    ['4111 1111 1111 1111', true], ['378282246310005', true], ['3782-822463-10005', true], ['6011111111111117', true],
    ['', false], ['0000000000000000', false], ['000000000000000', false], ['41111111111111', false], ['411111111111111', false], ['3782822463100050', false], ['4111 1111 1111 111x', false],
    ['4222222222222', false], ['1'.repeat(200), false],
  ])('%s is taken: %s [spec 5.6]', (typed, isTaken) => expect(cardNumberRule(typed) === null).toBe(isTaken));

  it('are taken with 15 or 16 digits and their check digit, however they are grouped, and never with another length', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.array(digit, { minLength: 10, maxLength: 20 }), fc.constantFrom('', ' ', '-'), (body, between) => {
        const last = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((check) => checkDigitHolds([...body, check].join('')));
        const number = [...body, last].join('');
        const isTaken = cardNumberRule(number.replaceAll(/(.{4})(?=.)/g, `$1${between}`)) === null;
        if (isTaken) expect([15, 16]).toContain(number.length);
        const ofNoNetwork = cardTypeOf(number) === null && !/^0+$/.test(number);
        if (ofNoNetwork) expect(isTaken).toBe(number.length === 15 || number.length === 16);
      }),
    );
  });

  it.each([['', null], ['4', 'Visa'], ['5', null], ['55', 'Mastercard'], ['37 8', 'American Express'], ['6011', 'Discover'], ['9', null]])('%j, as far as it is typed, begins one of %j', (typed, type) => {
    expect(cardTypeOf(typed)).toBe(type);
  });

  it('of purchase cards begin as the store has it, where it takes no others', () => {
    const ofPurchase = '4614000000000004'.replace(/.$/, (_last) => String([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((check) => checkDigitHolds(`461400000000000${check}`))));
    expect(purchaseCardRule([])('4111111111111111')).toBeNull();
    expect(purchaseCardRule(purchaseCardPrefixes)(ofPurchase)).toBeNull();
    expect(purchaseCardRule(purchaseCardPrefixes)('4111111111111111')).toContain('begin with 4614, 4716, 5565, 5568');
    expect(purchaseCardRule(purchaseCardPrefixes)(cardDigits('4111 1111 1111 1112'))).toContain('not a valid card number');
  });
});

it.each([['', true], ['Office supplies', true], ['x'.repeat(41), false], ['4111 1111 1111 1111', false]])('%j may be a label: %s', (label, isTaken) => {
  expect(paymentLabelRule(label) === null).toBe(isTaken);
});

it.each([['4614 0000 0000 0004', false], ['4111-1111-1111-1111', true], ['5555555555554444', true], ['1234567890123', false], ['7510-01-234-5678', false], ['20405', false], ['', false]])(
  '%s looks like a card number: %s',
  (text, expected) => expect(looksLikeCardNumber(text)).toBe(expected),
);

describe('card expiry', () => {
  it.each([['11/29', '2029-11'], ['1/2029', '2029-01'], ['1129', '2029-11'], ['13/29', null], ['', null], ['2029-11', null]])('%s reads as %s', (text, expected) => {
    expect(parseCardExpiry(text)).toBe(expected);
  });

  it('is refused with 20 days left and taken with 21', () => {
    expect(daysUntilCardExpires('2026-11', new Date('2026-11-10T00:00:00Z'))).toBe(21);
    expect(cardExpiryProblem('2026-11', new Date('2026-11-10T00:00:00Z'))).toBeNull();
    expect(cardExpiryProblem('2026-11', new Date('2026-11-11T00:00:00Z'))).toContain('within 20 days');
    expect(cardExpiryProblem('2026-10', new Date('2026-11-11T00:00:00Z'))).toContain('has expired');
  });
});
