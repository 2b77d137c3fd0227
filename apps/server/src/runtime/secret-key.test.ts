import { openPool, type Pool } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secretKeys } from './secret-key.ts';

const secret = 'a secret of at least 32 characters';

describe.each(oneTestDatabase())('the key of cookies on $name', ({ open }) => {
  let pool: Pool;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const database = await open();
    pool = openPool(database.url);
    close = () => pool.end().then(() => database.close());
  });
  afterEach(() => close());

  const secretKey = async (database: Pool, name: string, of: string, accepted: string | null = null) => (await secretKeys(database, name, of, accepted)).current;
  const everything = async (): Promise<string> => JSON.stringify((await pool.query('select * from marketplace.secret')).rows);

  it('is made of the secret alone, and leaves nothing in the database', async () => {
    const key = await secretKey(pool, 'cookie', secret);
    expect([key.length, await secretKey(pool, 'cookie', secret)]).toEqual([32, key]);
    expect(await secretKey(pool, 'cookie', `${secret}.`)).not.toEqual(key);
    expect(await everything()).toBe('[]');
  });

  it('of a former version stays in use and is sealed once, whichever of several processes is first', async () => {
    const former = Buffer.alloc(32, 9);
    await pool.query("insert into marketplace.secret (name, value) values ('cookie', $1)", [former]);
    const keys = await Promise.all(Array.from({ length: 4 }, () => secretKey(pool, 'cookie', secret)));
    expect([...keys, await secretKey(pool, 'cookie', secret)]).toEqual(Array.from({ length: 5 }, () => former));
    const { rows } = await pool.query<{ value: Buffer | null; sealed: Buffer }>('select value, sealed from marketplace.secret');
    expect(rows.map(({ value, sealed }) => [value, sealed.length, sealed.includes(former)])).toEqual([[null, 60, false]]);
  });

  it('opens with no other secret, and the message says what to do', async () => {
    await pool.query("insert into marketplace.secret (name, value) values ('cookie', $1)", [Buffer.alloc(32, 9)]);
    await secretKey(pool, 'cookie', secret);
    await expect(secretKey(pool, 'cookie', 'another secret of 32 characters...')).rejects.toThrow(/^COOKIE_SECRET is not the secret .* previous value/);
  });

  const next = 'the next secret of 32 characters...';

  it('of another secret is accepted, too, while the secret is being changed', async () => {
    const [before, after] = [await secretKey(pool, 'cookie', secret), await secretKey(pool, 'cookie', next)];
    expect(await secretKeys(pool, 'cookie', secret, null)).toEqual({ current: before, accepted: null });
    expect(await secretKeys(pool, 'cookie', secret, next)).toEqual({ current: before, accepted: after });
    expect(await secretKeys(pool, 'cookie', next, secret)).toEqual({ current: after, accepted: before });
  });

  it('of a former version is that of its secret through all of a change, on machines that are before it and behind it', async () => {
    const former = Buffer.alloc(32, 9);
    await pool.query("insert into marketplace.secret (name, value) values ('cookie', $1)", [former]);
    expect(await secretKey(pool, 'cookie', secret)).toEqual(former);
    const after = (await secretKeys(pool, 'cookie', secret, next)).accepted;
    expect(after).not.toEqual(former);
    expect(await secretKeys(pool, 'cookie', next, secret)).toEqual({ current: after, accepted: former });
    expect(await secretKeys(pool, 'cookie', secret, next)).toEqual({ current: former, accepted: after });
    expect(await secretKeys(pool, 'cookie', next, secret)).toEqual({ current: after, accepted: former });
    expect(await secretKeys(pool, 'cookie', next, null)).toEqual({ current: after, accepted: null });
    expect(await everything()).toBe('[]');
  });
});
