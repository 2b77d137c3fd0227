import { randomUUID } from 'node:crypto';
import { testDatabases, type OpenTestDatabase } from '@quartermaster/database/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../testing/clock.ts';
import { openTestIdentity, type TestIdentity } from '../testing/identity.ts';
import { readJwt } from '../testing/jwt.ts';
import { rotateAtOnce } from './key-schedule.ts';
import { openKeys } from './key-sets.ts';
import { changeKeys } from './key-store.ts';
import { newSigningKey } from './signing-key.ts';

const day = 86_400;
const log = pino({ level: 'silent' });

describe.each(testDatabases())('signing keys of two identity servers on one database, $name', (kind) => {
  const clock = testClock();
  let database: OpenTestDatabase;
  let one: TestIdentity;
  let other: TestIdentity;
  beforeAll(async () => {
    database = await kind.open();
    one = await openTestIdentity(kind, { clock, shared: database });
    other = await openTestIdentity(kind, { clock, shared: database });
  });
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await database.close();
  });

  const published = async ({ issuer }: TestIdentity): Promise<string[]> => {
    const { keys } = (await (await fetch(`${issuer}/jwks`)).json()) as { keys: { kid: string; d?: string }[] };
    for (const key of keys) expect(key).not.toHaveProperty('d');
    return keys.map(({ kid }) => kid);
  };
  const stored = async (): Promise<string[]> =>
    (await one.pool.query<{ kid: string }>('select kid from identity.signing_key order by signs_from')).rows.map(({ kid }) => kid);
  const keep = async (): Promise<void> => (await openKeys({ store: one.store, keyDays: 90, clock, log })).keep();
  const signIn = async (at: TestIdentity) => {
    const end = await at.signIn(at.browser(), await at.newAccount());
    return at.exchange(end.url, end.verifier);
  };
  const kidsOf = async ({ issuer }: TestIdentity, tokens: { access_token?: string; id_token?: string }): Promise<unknown[]> =>
    [(await readJwt(issuer, tokens.access_token)).header['kid'], (await readJwt(issuer, tokens.id_token)).header['kid']];

  it('a successor is published by both before it signs, signs in both, and the old key goes, without a restart', async () => {
    const [old = ''] = await stored();
    expect([await published(one), await published(other)]).toEqual([[old], [old]]);
    clock.advance(89 * day);
    await keep();
    const next = (await stored())[1] ?? '';
    clock.advance(5);
    expect([await published(one), await published(other)]).toEqual([[old, next], [old, next]]);
    const before = await signIn(one);
    expect(await kidsOf(one, before)).toEqual([old, old]);

    clock.advance(day);
    expect([await published(one), await published(other)]).toEqual([[next, old], [next, old]]);
    const after = await signIn(other);
    expect(await kidsOf(one, after)).toEqual([next, next]);
    // Signatures of the old key are still valid, at either server.
    expect(await kidsOf(other, before)).toEqual([old, old]);

    clock.advance(day);
    await keep();
    expect(await stored()).toEqual([next]);
    clock.advance(5);
    expect([await published(one), await published(other)]).toEqual([[next], [next]]);
  });

  it('many processes that find a successor due make one', async () => {
    const before = await stored();
    clock.advance(89 * day);
    await Promise.all(Array.from({ length: 8 }, keep));
    expect(await stored()).toHaveLength(before.length + 1);
    clock.advance(2 * day);
    await keep();
  });

  it('a session and its refresh token outlive a change at once', async () => {
    const browser = one.browser();
    const account = await one.newAccount();
    const end = await one.signIn(browser, account);
    const tokens = await one.exchange(end.url, end.verifier);
    const [old] = await kidsOf(one, tokens);
    const made = newSigningKey();
    await changeKeys(one.store, (keys) => rotateAtOnce(keys, clock.now(), made, { leaked: false }));
    clock.advance(29);
    expect((await published(other))[0]).toBe(old);
    clock.advance(1);
    expect(await published(other)).toEqual([made.kid, old]);
    const renewed = await one.refresh(tokens.refresh_token ?? '');
    expect(await kidsOf(one, renewed)).toEqual([made.kid, made.kid]);
    // The hint of a sign-out may be an older ID token.
    const signOut = new URL('/session/end', one.issuer);
    signOut.search = new URLSearchParams({ id_token_hint: tokens.id_token ?? '', client_id: 'quartermaster-web' }).toString();
    expect((await browser.visit(signOut)).status).toBe(200);
    expect((await browser.request(new URL('/session', one.issuer))).status).toBe(404);
  });

  it('a leaked key is published by no server as soon as the new one signs', async () => {
    const tokens = await signIn(one);
    const made = newSigningKey();
    await changeKeys(one.store, (keys) => rotateAtOnce(keys, clock.now(), made, { leaked: true }));
    clock.advance(30);
    expect([await published(one), await published(other)]).toEqual([[made.kid], [made.kid]]);
    await expect(readJwt(one.issuer, tokens.access_token)).rejects.toThrow('not published');
    expect(await kidsOf(other, await signIn(other))).toEqual([made.kid, made.kid]);
    await keep();
    expect(await stored()).toEqual([made.kid]);
  });

  it('a key that was put under the name of another one is not used', async () => {
    await one.pool.query('update identity.signing_key set kid = $1', [randomUUID()]);
    await expect(openKeys({ store: one.store, keyDays: 90, clock, log })).rejects.toThrow('signing_key:');
  });
});
