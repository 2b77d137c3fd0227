import { expect, it } from 'vitest';
import { oneTestDatabase, openDatabaseProxy } from '@quartermaster/database/testing';
import { openTestIdentity } from '../testing/identity.ts';

it.each(oneTestDatabase('postgresql'))('a sign-in goes on, and readiness says so, after answers of the database were lost', async (kind) => {
  const database = await kind.open();
  const proxy = await openDatabaseProxy(database.url);
  const identity = await openTestIdentity(kind, { shared: { ...database, url: proxy.url }, statementLimit: 300 });
  const statusOf = async (path: string) => (await fetch(`${identity.issuer}${path}`, { redirect: 'manual' })).status;
  const { url } = identity.authorizeUrl();
  const both = async () => [await statusOf('/readyz'), await statusOf(`${url.pathname}${url.search}`)];
  // Also without a lost answer a busy machine may take longer than the limit.
  await expect.poll(both).toEqual([200, 303]);
  // The keys that are known count for five seconds.
  identity.clock.advance(6);
  proxy.loseAllAnswers();
  expect(await both()).toEqual([503, expect.toBeOneOf([500, 503]) as number]);
  proxy.recover();
  identity.clock.advance(6);
  await expect.poll(both).toEqual([200, 303]);
  await identity.stop();
  await proxy.close();
  await database.close();
});
