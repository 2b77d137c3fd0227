import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsCardNumber } from './card-in-text.ts';

describe('a card number in a text', () => {
  it.each([
    ['4111111111111111'], ['4111 1111 1111 1111'], ['4111-1111-1111-1111'], ['4111.1111.1111.1111'], ['4111\u00a01111\u20111111\u20111111'],
    ['41111111 11111111'], ['Charge 5555555555554444, please'], ['Card: 2223 0031 2200 3222 exp 12/29'], ['visa4111111111111111'], ['4111111111111111exp 12/29'],
    ['12 4111 1111 1111 1111 123'], ['378282246310005'], ['3782 822463 10005'], ['6011 1111 1111 1117'], ['3056 930902 5904'], ['3530 1113 3330 0000'],
    ['４１１１１１１１１１１１１１１１'], ['4111\u200b1111\u200b1111\u200b1111'], ['Call 202-555-0100; card 4111 1111 1111 1111.'],
  ])('is found: %s', (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  it.each([
    ['NSN 7510-01-392-0564'], ['NSNs 4110-01-392-0564 4240-00-222-3521 5510-01-234-5678'], ['4110013920564'], ['UEI ZQGGHJH74DW7'], ['DUNS 07-856-4123 0000'], ['DUNS+4 0785641230000'],
    ['Phone +1 (202) 555-0100 ext. 4111'], ['202-555-0100 410-555-0101'], ['443 555 0100 410 555'], ['Order A27-0000123-6, PO A27-0000123-6-01'], ['Contract 47SMPL-18-D-0001'], ['GS-35F-0119Y'],
    ['GTIN 00012345678905'], ['30614141000415'], ['36006141411234'], ['IMEI 490154203237518'], ['ICCID 8901 4103 2111 1851 0720'], ['USPS 9400 1000 0000 0000 0000 00'], ['1Z999AA10123456784'],
    ['TCN FB206063270001XXX'], ['20405-0001 22202-3402'], ['2024 2025 2026 2027'], ['2026112215040005'], ['Serial CN4111111111111111'], ['4111111111111112'], ['411111111111111'], ['41111111111111111'],
    ['f47ac10b-58cc-4372-a567-0e02b2c3d479'], ['44444444-4111-4111-8111-111111111111'], ['12/34/5678 90:12:34'], ['4111/1111/1111/1111'], ['$4,111.11 11.11'], [''],
  ])('is not seen in %s', (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });

  const word = fc.stringMatching(/^[ ,;:()A-Za-z]{0,40}$/);

  it('is found wherever it is in a text, however it is grouped', () => {
    fc.assert(fc.property(word, word, fc.constantFrom('', ' ', '-', '.'), fc.constantFrom('4111111111111111', '5555555555554444', '6011111111111117'), (before, after, separator, card) => {
      const typed = (card.match(/.{4}/g) ?? []).join(separator);
      expect(holdsCardNumber(`${before}, ${typed}, ${after}`)).toBe(true);
    }));
  });

  it('is in no text whose digits are fewer than fourteen, and in none without its check digit', () => {
    fc.assert(fc.property(fc.stringMatching(/^[\d .A-Z-]{0,13}$/), fc.integer({ min: 1, max: 9 }), (text, by) => {
      expect(holdsCardNumber(text)).toBe(false);
      expect(holdsCardNumber(`411111111111111${(1 + by) % 10}`)).toBe(false);
    }));
  });

  it('takes no longer for a long text of digits than for another', () => {
    const begun = performance.now();
    expect(holdsCardNumber('1 '.repeat(60_000))).toBe(false);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
