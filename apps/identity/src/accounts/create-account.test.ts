import { randomUUID } from 'node:crypto';
import type { Pool } from '@quartermaster/database';
import { expect, it } from 'vitest';
import { secretBox, type SealedStore } from '../secrets/index.ts';
import { createAccount } from './create-account.ts';

const account = {
  id: randomUUID(), email: 'buyer@agency.example.gov', givenName: 'Demo', familyName: 'Buyer', agencyCode: '4700',
  password: 'Right-password-1', totpSecret: 'JBSWY3DPEHPK3PXP', passwordCost: { logN: 4, r: 1, p: 1 },
};

/** A pool that notes what it is asked to write. */
function notebook(): { store: SealedStore; written: unknown[] } {
  const written: unknown[] = [];
  const pool = { query: async (_sql: string, values: unknown) => (written.push(values), { rowCount: 1 }) } as unknown as Pool;
  return { store: { pool, box: secretBox('a secret of at least 32 characters') }, written };
}

it.each([
  ['a short password', { password: 'Short-1' }, 'at least 12 characters'],
  ['a password without a special character', { password: 'Rightpassword1' }, 'special character'],
  ['an e-mail address that is none', { email: 'buyer at agency' }, 'e-mail address'],
])('%s makes no account [spec 5.1, 5.4]', async (_what, wrong, says) => {
  const { store, written } = notebook();
  await expect(createAccount(store, { ...account, ...wrong }, new Date(0))).rejects.toThrow(says);
  expect(written).toEqual([]);
});

it('an account by the rules is written', async () => {
  const { store, written } = notebook();
  expect(await createAccount(store, account, new Date(0))).toBe(true);
  expect(written).toHaveLength(1);
});
