import fc from 'fast-check';
import { expect, it } from 'vitest';
import { systemRandomness } from '../../runtime/randomness.ts';
import { codeHash, isSameHash, newCode, readCode } from './email-code.ts';

it('a code has six digits, and is made of the random bytes alone', () => {
  expect(newCode({ ...systemRandomness, token: () => Buffer.alloc(8).toString('base64url') })).toBe('000000');
  expect(newCode({ ...systemRandomness, token: () => Buffer.from('0000000000000f42', 'hex').toString('base64url') })).toBe('003906');
  fc.assert(fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
    expect(newCode({ ...systemRandomness, token: () => Buffer.from(bytes).toString('base64url') })).toMatch(/^\d{6}$/);
  }));
});

it('is read as people type it', () => {
  expect([' 123 456', '123-456', '12 34 56 ', '123456'].map(readCode)).toEqual(['123456', '123456', '123456', '123456']);
  expect(['12345', '1234567', 'abcdef', '１２３４５６', ''].map(readCode)).toEqual([null, null, null, null, null]);
});

it('is kept as a hash that is another one for each code, each mail and each key', () => {
  const [key, otherKey] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  const hash = codeHash(key, 'a', '123456');
  expect(hash).not.toContain('123456');
  expect(isSameHash(hash, codeHash(key, 'a', '123456'))).toBe(true);
  for (const other of [codeHash(key, 'a', '123457'), codeHash(key, 'b', '123456'), codeHash(otherKey, 'a', '123456'), '']) expect(isSameHash(hash, other)).toBe(false);
});
