import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAnswerLost } from './answer-lost.ts';
import { openPool, type Pool } from './pool.ts';
import { SqlState, sqlState } from './sql-state.ts';
import { oneTestDatabase, openDatabaseProxy, type DatabaseProxy, type OpenTestDatabase } from './testing.ts';
import { withTransaction } from './transaction.ts';

const statementLimit = 300;
/** The limit, the grace of the network, and time for a busy machine. */
const soon = 15_000;

describe.each(oneTestDatabase('postgresql'))('a pool with a limit for statements', ({ open }) => {
  let database: OpenTestDatabase;
  let proxy: DatabaseProxy;
  let pool: Pool;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    proxy = await openDatabaseProxy(database.url);
    pool = openPool(proxy.url, { statementLimit });
  });
  afterEach(async () => {
    await pool.end();
    await proxy.close();
  });

  const failureOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'no failure', (error: unknown) => error);
  const ask = () => pool.query('select 1 as one');
  /** So many connections that are idle. */
  const warmUp = (count: number) => Promise.all(Array.from({ length: count }, () => pool.query('select pg_sleep(0.02)')));

  it('has a statement ended by the server that takes longer, and keeps its connection', async () => {
    expect(sqlState(await failureOf(pool.query('select pg_sleep(5)')))).toBe(SqlState.queryCanceled);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  it('gives a transaction a shorter one, for its own statements alone', async () => {
    // Far from its limit: a busy machine lets a database wait as long as it sleeps.
    const patient = openPool(proxy.url, { statementLimit: soon });
    const slow = (options: { statementLimit?: number }) => failureOf(withTransaction(patient, (connection) => connection.query('select pg_sleep(0.15)'), options));
    expect(sqlState(await slow({ statementLimit: 20 }))).toBe(SqlState.queryCanceled);
    expect(await slow({})).toBe('no failure');
    await patient.end();
  });

  it.each([
    ['a statement', () => ask()],
    ['a statement of a transaction', () => withTransaction(pool, (connection) => connection.query('select 2'))],
  ])('gives up the answer to %s that was lost, and goes on with another connection', async (_what, work) => {
    await ask();
    proxy.loseOneAnswer();
    const asked = Date.now();
    expect(isAnswerLost(await failureOf(work()))).toBe(true);
    expect(Date.now() - asked).toBeLessThan(soon);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  it('answers again as soon as a server does that was silent', async () => {
    await warmUp(3);
    proxy.loseAllAnswers();
    const failures = await Promise.all(Array.from({ length: 3 }, () => failureOf(ask())));
    expect(failures.map(isAnswerLost)).toEqual([true, true, true]);
    proxy.recover();
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  it('gives up all idle connections with the first that turns out to be dead', async () => {
    await warmUp(6);
    expect(pool.idleCount).toBeGreaterThan(3);
    proxy.closeServerHalf();
    expect(isAnswerLost(await failureOf(ask()))).toBe(true);
    const answers = await Promise.all(Array.from({ length: 6 }, ask));
    expect(answers.map(({ rows }) => rows)).toEqual(Array.from({ length: 6 }, () => [{ one: 1 }]));
  });
});
