import { openPool, type Pool } from '@quartermaster/database';
import { testDatabases, type OpenTestDatabase } from '@quartermaster/database/testing';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, accountDirectory } from '../accounts/index.ts';
import { openKeys, readCookieKeys, readSigningKeys, newSigningKey } from '../keys/index.ts';
import { openSealedStore, type SealedStore } from '../secrets/index.ts';
import { testClock } from '../testing/clock.ts';
import { changeSecret } from './change-secret.ts';
import { prepareDatabase } from './prepare-database.ts';
import { sealOlderRows } from './seal-older-rows.ts';

const secret = 'the first secret of this database';
const another = 'another secret for this database';
const clock = testClock();
const log = pino({ level: 'silent' });
const account = {
  id: 'someone', email: 'someone@agency.example.gov', givenName: 'Some', familyName: 'One', agencyCode: '4700',
  password: 'Right-password-1', totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', passwordCost: { logN: 4, r: 1, p: 1 },
};

describe.each(testDatabases())('secrets at rest on $name', (kind) => {
  let database: OpenTestDatabase;
  let pool: Pool;
  let store: SealedStore;
  beforeEach(async () => {
    database = await kind.open();
    pool = openPool(database.url);
    store = await prepareDatabase(pool, clock, { secret, demoAccounts: false });
    await createAccount(store, { ...account, id: 'neighbor', email: 'neighbor@agency.example.gov' }, clock.now());
  });
  afterEach(async () => {
    await pool.end();
    await database.close();
  });

  /** The content of all tables with secrets, as a copy of the database would show it. */
  const dump = async (): Promise<string> => {
    let text = '';
    for (const table of ['account', 'key_set', 'signing_key', 'secret_mark']) {
      const { rows } = await pool.query<Record<string, unknown>>(`select * from identity.${table}`);
      for (const value of rows.flatMap((row) => Object.values(row))) text += Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value);
    }
    return text;
  };
  const totpOf = async (from: SealedStore): Promise<string | undefined> => (await accountDirectory(from, { demoAccounts: false }).byId('someone'))?.totpSecret;

  it('no secret is in the database as plain text', async () => {
    await createAccount(store, account, clock.now());
    const cookies = await readCookieKeys(store, clock.now());
    const { signing } = await (await openKeys({ store, keyDays: 90, clock, log })).read();
    const all = await dump();
    expect(all).toContain(account.email);
    for (const hidden of [account.totpSecret, ...cookies, ...signing.map(({ d }) => d ?? 'missing'), secret]) expect(all).not.toContain(hidden);
    expect(await totpOf(store)).toBe(account.totpSecret);
  });

  it('a TOTP secret opens for its account alone', async () => {
    await createAccount(store, account, clock.now());
    await pool.query(`update identity.account set totp_sealed = (select totp_sealed from identity.account where id = 'neighbor') where id = 'someone'`);
    await expect(totpOf(store)).rejects.toThrow('account.totp:someone');
  });

  it('secrets that an older version stored as plain text are sealed at the start, and stay the same', async () => {
    const old = newSigningKey();
    const made = new Date(clock.now().getTime() - 10 * 86_400_000);
    await createAccount(store, account, clock.now());
    await pool.query(`update identity.account set totp_secret = $1, totp_sealed = null where id = 'someone'`, [account.totpSecret]);
    await pool.query('delete from identity.key_set');
    await pool.query(`insert into identity.key_set (name, value, created_at) values ('signing', $1, $3), ('cookies', $2, $3)`, [JSON.stringify([old]), '["old-cookie-key"]', made]);
    for (let start = 0; start < 2; start += 1) {
      const again = await prepareDatabase(pool, clock, { secret, demoAccounts: false });
      expect(await totpOf(again)).toBe(account.totpSecret);
      expect(await readCookieKeys(again, clock.now())).toEqual(['old-cookie-key']);
      expect(await readSigningKeys(again)).toEqual([{ ...old, signsFrom: made, deleteAt: null }]);
    }
    const all = await dump();
    for (const hidden of [account.totpSecret, 'old-cookie-key', old.d ?? 'missing']) expect(all).not.toContain(hidden);
  });

  it('several processes may take it over at the same time', async () => {
    const old = newSigningKey();
    await pool.query(`insert into identity.key_set (name, value, created_at) values ('signing', $1, $2)`, [JSON.stringify([old]), clock.now()]);
    await Promise.all(Array.from({ length: 4 }, () => sealOlderRows(store)));
    expect((await readSigningKeys(store)).map(({ kid }) => kid)).toEqual([old.kid]);
  });

  it('another secret is refused, with what to do', async () => {
    await expect(prepareDatabase(pool, clock, { secret: another, demoAccounts: false })).rejects.toThrow(/IDENTITY_SECRET is not the secret .*change-secret\.ts with the old and the new one/);
  });

  it('the secret is changed for everything at once; the old one opens nothing then', async () => {
    await createAccount(store, account, clock.now());
    const keys = await openKeys({ store, keyDays: 90, clock, log });
    const before = await keys.read();
    await changeSecret(pool, secret, another);
    const next = await prepareDatabase(pool, clock, { secret: another, demoAccounts: false });
    expect(await totpOf(next)).toBe(account.totpSecret);
    expect(await (await openKeys({ store: next, keyDays: 90, clock, log })).read()).toEqual(before);
    await expect(openSealedStore(pool, secret)).rejects.toThrow('IDENTITY_SECRET is not the secret');
    await expect(totpOf(store)).rejects.toThrow('cannot be opened');
    // A server that still runs with the old one adds no row that cannot be opened, and continues with the keys it knows.
    clock.advance(89 * 86_400);
    await expect(keys.keep()).rejects.toThrow('cannot be opened');
    expect(await keys.read()).toEqual(before);
    expect((await readSigningKeys(next)).map(({ kid }) => kid)).toEqual(before.signing.map(({ kid }) => kid));
  });

  it('a change from a wrong secret, or with a row that was damaged, changes nothing', async () => {
    await createAccount(store, account, clock.now());
    await expect(changeSecret(pool, another, secret)).rejects.toThrow('IDENTITY_SECRET_OLD is not the secret');
    await pool.query(`update identity.account set totp_sealed = totp_sealed || 'x'::bytea where id = 'neighbor'`);
    await expect(changeSecret(pool, secret, another)).rejects.toThrow('account.totp:neighbor');
    expect(await totpOf(await openSealedStore(pool, secret))).toBe(account.totpSecret);
  });
});
