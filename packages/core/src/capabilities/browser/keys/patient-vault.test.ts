import { expect, it, vi } from 'vitest';
import { ManualClock } from '../../../testing/manual-clock.ts';
import { memoryVault } from '../../../testing/memory-vault.ts';
import type { KeyVault } from './key-vault.ts';
import { patientVault, vaultPatience } from './patient-vault.ts';
import { webCryptoKeys } from './web-crypto-keys.ts';

const stuck: KeyVault = { read: () => new Promise(() => {}), keep: () => new Promise(() => {}), remove: () => new Promise(() => {}) };

it('hands on what the vault answers, and leaves no timer', async () => {
  const clock = new ManualClock();
  const [begun, ended] = [vi.spyOn(clock, 'setTimeout'), vi.spyOn(clock, 'clearTimeout')];
  const keys = webCryptoKeys(crypto.subtle, patientVault(memoryVault(), clock));
  const made = await keys.findOrMake();
  expect((await keys.find())?.thumbprint).toBe(made?.thumbprint);
  await keys.forget();
  expect(await keys.find()).toBeNull();
  expect(ended.mock.calls.flat()).toEqual(begun.mock.results.map(({ value }) => value));
});

it('is no key, once, where the vault never answers: sign-in goes on without', async () => {
  const clock = new ManualClock();
  const keys = webCryptoKeys(crypto.subtle, patientVault(stuck, clock));
  const asked = Promise.all([keys.findOrMake(), keys.find(), keys.forget()]);
  clock.advance(vaultPatience);
  expect(await asked).toEqual([null, null, undefined]);
});
