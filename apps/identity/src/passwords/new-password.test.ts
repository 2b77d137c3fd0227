import { passwordNeeds, passwordRule } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseOf } from './base-of.ts';
import { commonWords, isLeaked } from './leaked-list.ts';
import { problemOfNewPassword } from './new-password.ts';

const owner = { login: 'demo.buyer@agency.example.gov', givenName: 'Demo', familyName: 'Buyer' };

describe('a password that somebody chooses', () => {
  it.each(['Falcon-Meadow-Birch-4827', ' a blank at both ends 1! ', 'A new one for 2026!', 'correct horse battery staple 7!', '鷲は高く飛ぶ。1!山を越えて', 'x'.repeat(64) + 'abcde-2'])('"%s" is taken', (password) => {
    expect(problemOfNewPassword(password, owner)).toBeNull();
  });

  it.each([
    ['short-1', 'at least 12 characters'], ['no digits', 'at least 12 characters, at least one digit, and at least one special character'], ['nodigitsinhere!', 'at least one digit'],
    ['aaaaaaaaaaa1!', 'different characters'], [`Aa1!${'bcdef'.repeat(30)}`, 'at most 128'],
    ['Password123!', 'leaked'], ['P@ssw0rd-2026!', 'leaked'], ['passwordpassword1!', 'leaked'], ['!!!Monkey20261', 'leaked'], ['Qwertyuiop12!', 'leaked'], ['p030710p$e4o', 'leaked'],
    ['Quartermaster1!', 'Leave your name'], ['Demo.Buyer-12345', 'Leave your name'], ['demo.buyer@agency.example.gov1', 'Leave your name'],
  ])('"%s" is refused: %s', (password, said) => {
    expect(problemOfNewPassword(password, owner)).toContain(said);
  });

  it('is never taken where the rule of the specification refuses it [spec 5.4]', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '1', '!', ' ', 'é', '🦅'), maxLength: 140 }), (password) => {
      if (problemOfNewPassword(password, owner) === null) expect(passwordRule(password)).toBeNull();
    }));
    expect(passwordNeeds.every(({ text }) => problemOfNewPassword('', owner)?.includes(text))).toBe(true);
  });

  it('a common word with capitals, digits and signs is one that leaked, whatever they are', () => {
    fc.assert(fc.property(fc.constantFrom(...commonWords.slice(0, 500)), fc.string({ unit: fc.constantFrom(...'0123456789-!?#'), minLength: 1, maxLength: 4 }), fc.boolean(), (word, more, isCapital) => {
      const typed = isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
      expect([typed + more, isLeaked(typed + more)]).toEqual([typed + more, true]);
    }));
  });

  it('a word with much besides is none of those', () => {
    expect(baseOf('password')).toBe('password');
    expect(baseOf('P@ssw0rd')).toBe('password');
    expect(baseOf('password-8203-5521-9917')).toBe('');
  });
});
