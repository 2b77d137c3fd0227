import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchTotpStep, newTotpSecret, totpCode } from './totp.ts';

// RFC 6238, appendix B, SHA-1, the last six of its eight digits.
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('gives the code of RFC 6238 at second %i', (second, code) => {
  expect(totpCode(RFC_SECRET, new Date(second * 1000))).toBe(code);
});

it('finds the step of a code from one step before to one after', async () => {
  const secret = newTotpSecret();
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 10, max: 100_000_000 }), fc.integer({ min: -3, max: 3 }), async (step, drift) => {
      const now = new Date(step * 30_000 + 12_000);
      const found = await matchTotpStep(secret, totpCode(secret, new Date(now.getTime() + drift * 30_000)), now);
      // A far code may by chance (three in a million) be that of a near step as well.
      const fits = Math.abs(drift) <= 1 ? found === step + drift : found === undefined || Math.abs(found - step) <= 1;
      expect({ step, drift, found, fits }).toMatchObject({ fits: true });
    }),
    { numRuns: 60 },
  );
});

it.each(['', '12345', '1234567', '12345a', '１２３４５６'])('takes "%s" for no code', async (typed) => {
  expect(await matchTotpStep(RFC_SECRET, typed, new Date(59_000))).toBeUndefined();
});

it('ignores spaces and dashes in a code', async () => {
  expect(await matchTotpStep(RFC_SECRET, ' 287-082 ', new Date(59_000))).toBe(1);
});
