import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashPassword, refusePassword, verifyPassword } from './password-hash.ts';

/** Tests with many passwords use a low cost; the others use the cost of accounts. */
const little = { logN: 4, r: 1, p: 1 };

it('takes the password that was hashed and no other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), async (password) => {
      const stored = await hashPassword(password, little);
      expect(await verifyPassword(password, stored)).toBe(true);
      expect(await verifyPassword(`${password}x`, stored)).toBe(false);
    }),
  );
});

it('gives each hash a salt of its own', async () => {
  expect(await hashPassword('Same-password-1')).not.toBe(await hashPassword('Same-password-1'));
});

it('costs what a thief is meant to pay, unless a cost is named', async () => {
  expect(await hashPassword('Same-password-1')).toMatch(/^scrypt\$15\$8\$3\$/);
});

it('takes letters that look the same, however the keyboard composes them', async () => {
  expect(await verifyPassword('Caf\u0065\u0301-12345', await hashPassword('Caf\u00e9-12345'))).toBe(true);
});

it('takes no longer text that only begins with the password', async () => {
  const longest = 'a'.repeat(256);
  expect(await verifyPassword(`${longest}b`, await hashPassword(longest))).toBe(false);
});

it('refuses a password without an account', async () => {
  expect(await refusePassword('anything')).toBe(false);
});

it('reports a damaged hash instead of calling it a mismatch', async () => {
  await expect(verifyPassword('anything', 'scrypt$15$8')).rejects.toThrow('damaged');
});
