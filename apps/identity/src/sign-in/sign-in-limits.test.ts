import { expect, it } from 'vitest';
import { DEFAULT_LIMITS, readSignInLimits } from './sign-in-limits.ts';

it('are those of the environment, each for itself', () => {
  expect(readSignInLimits({})).toEqual(DEFAULT_LIMITS);
  expect(readSignInLimits({ IDENTITY_LIMIT_NETWORK: '40/120', IDENTITY_LIMIT_CODES: '' })).toEqual({ ...DEFAULT_LIMITS, network: { tries: 40, seconds: 120 } });
});

it.each(['5', '0/60', '5/0', '5/60/1', 'five/60', '-5/60', '100000/1'])('refuses %j and says what to write', (text) => {
  expect(() => readSignInLimits({ IDENTITY_LIMIT_ACCOUNT: text })).toThrow(`IDENTITY_LIMIT_ACCOUNT is "${text}". Use tries/seconds, for example 10/600`);
});
