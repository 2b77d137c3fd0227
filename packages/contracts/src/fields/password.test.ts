import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passwordRule, passwordSpecialCharacters, shortestPassword } from './password.ts';

const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
const digits = Array.from('0123456789');
const specials = Array.from(passwordSpecialCharacters);

const someOf = (...kinds: string[][]) => fc.string({ unit: fc.constantFrom(...kinds.flat()), minLength: shortestPassword, maxLength: 60 });

it('a password with a letter, a digit and any special character of the set is taken, wherever they stand [spec 5.4]', () => {
  fc.assert(
    fc.property(someOf(letters, digits, specials), fc.constantFrom(...letters), fc.constantFrom(...digits), fc.constantFrom(...specials), fc.nat(), (text, letter, digit, special, at) => {
      const place = at % text.length;
      expect(passwordRule(text.slice(0, place) + digit + letter + special + text.slice(place))).toBeNull();
    }),
  );
});

it.each([
  ['letter', someOf(digits, specials)],
  ['digit', someOf(letters, specials)],
  ['special character', someOf(letters, digits)],
])('without a %s it is refused, however long [spec 5.4]', (_missing, passwords) => {
  fc.assert(
    fc.property(passwords, (password) => {
      expect(passwordRule(password)).not.toBeNull();
    }),
  );
});

it.each([
  ['aaaaaaaaaa1', 'at least 12 characters'],
  ['12345678901-', 'one letter'],
  ['abcdefghijk-', 'one digit'],
  ['abcdefghijk1', 'one special character'],
])('%s: the sentence names what is missing', (password, missing) => {
  expect(passwordRule(password)).toContain(missing);
});
