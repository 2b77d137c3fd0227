import fc from 'fast-check';
import { expect, it } from 'vitest';
import { longestPassword, missingOfPassword, passwordNeeds, passwordRule, passwordSpecialCharacters, shortestPassword } from './password.ts';

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

it('is counted in characters, up to 128, of whatever script, with its blanks at both ends', () => {
  fc.assert(
    fc.property(fc.constantFrom('a', 'é', '鷲', '🦅', ' '), fc.integer({ min: 1, max: longestPassword + 20 }), (unit, length) => {
      const password = `a1!${unit.repeat(length)}`;
      const isRight = length + 3 >= shortestPassword && length + 3 <= longestPassword;
      expect({ unit, length, said: passwordRule(password) === null }).toEqual({ unit, length, said: isRight });
    }),
  );
  expect(passwordRule('a1!'.padEnd(100_000, 'x'))).toContain('at most 128');
});

it('is the same password however its characters are composed', () => {
  // Eleven letters, one of which is written as a letter with a mark of its own.
  expect(passwordRule('Caf\u0065\u0301-123456')).toContain('at least 12');
  expect(passwordRule('Caf\u0065\u0301-1234567')).toBeNull();
  expect(passwordRule('Ｃafe－１２３４５６７')).toBeNull();
});

it('names everything that is missing, each once', () => {
  expect(missingOfPassword('').map(({ text }) => text)).toEqual(passwordNeeds.map(({ text }) => text));
  expect(missingOfPassword('correct horse').map(({ text }) => text)).toEqual(['at least one digit', 'at least one special character, for example - or !']);
  expect(missingOfPassword('correct-horse-4')).toEqual([]);
});
