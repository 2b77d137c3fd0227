import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { qrMatrix } from './matrix.ts';

const text = 'otpauth://'.repeat(36);

// A reader of QR codes (jsQR) has read each of these back as its text.
it.each([
  [10, 37, '8ad794b58a7a4e15'],
  [90, 41, '9635226495566a5a'],
  [120, 45, 'cb9d44dfba3c7bc0'],
  [150, 49, 'fc4b8de7bfcc4f18'],
  [180, 53, 'a0e02db2784a50f6'],
  [210, 57, 'f11ba29a3d3f9872'],
  [250, 61, 'f42fd6ec000df78b'],
  [280, 65, 'aa8a04f725a1c4b7'],
  [330, 69, '0fa5c1f1683e17c8'],
  [360, 73, '292ecf6bef42f78c'],
] as const)('draws %i bytes in a square of %i', (length, size, hash) => {
  const matrix = qrMatrix(text.slice(0, length));
  expect(matrix.map((line) => line.length)).toEqual(Array.from({ length: size }, () => size));
  expect(createHash('sha256').update(matrix.map((line) => line.map((isDark) => (isDark ? '1' : '0')).join('')).join('\n')).digest('hex').slice(0, 16)).toBe(hash);
});

it('refuses what does not fit, and counts bytes', () => {
  expect(() => qrMatrix('é'.repeat(182))).toThrow('364 bytes');
  expect(qrMatrix('é'.repeat(181)).length).toBe(73);
});
