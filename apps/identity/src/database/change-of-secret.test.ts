import { oneTestDatabase } from '@quartermaster/database/testing';
import { expect, it } from 'vitest';
import { openTestIdentity, SECRET } from '../testing/identity.ts';
import { changeSecret } from './change-secret.ts';

const next = 'the next secret of an identity server in a test';

it.each(oneTestDatabase())('a buyer stays signed in while the secret is changed, and signs in with the same factors afterwards, on $name', async (database) => {
  const shared = await database.open();
  const before = await openTestIdentity(database, { shared });
  const account = await before.newAccount();
  const end = await before.signIn(before.browser(), account);
  const { refresh_token: token = '' } = await before.exchange(end.url, end.verifier);
  await changeSecret(before.pool, SECRET, next);
  await before.stop();
  const after = await openTestIdentity(database, { shared, clock: before.clock, secret: next });
  const renewed = await after.token({ grant_type: 'refresh_token', refresh_token: token }, await before.key.proof(after.issuer));
  expect(renewed.status).toBe(200);
  after.clock.advance(30);
  expect((await after.signIn(after.browser(), account)).url.searchParams.has('code')).toBe(true);
  await after.stop();
  await shared.close();
});
