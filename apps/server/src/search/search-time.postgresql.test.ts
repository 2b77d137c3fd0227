import { openPool, type Pool } from '@quartermaster/database';
import { testDatabases, type OpenTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresqlSearch } from './postgresql-search.ts';
import { searchOf } from './request.ts';

// The embedded database ends no statement by itself.
describe.each(testDatabases('postgresql'))('a search that takes too long, on $name', ({ open }) => {
  let database: OpenTestDatabase;
  let [pool, other]: Pool[] = [];
  beforeAll(async () => {
    database = await open();
    [pool, other] = [openPool(database.url, { statementLimit: 200 }), openPool(database.url)];
  });
  afterAll(async () => {
    await Promise.all([pool?.end(), other?.end()]);
    await database.close();
  });

  it('is ended by the database, and the buyer is told what to do', async () => {
    if (pool === undefined || other === undefined) throw new Error('no database');
    const engine = postgresqlSearch(pool);
    const ask = () => engine.search({ assortment: null }, searchOf({ q: 'toner' }));
    const holder = await other.connect();
    await holder.query('begin; lock table marketplace.product in access exclusive mode');
    const message = 'The search took too long and was ended. Search for fewer words, or choose a category first.';
    await expect(ask()).rejects.toMatchObject({ kind: 'problem', status: 503, code: 'SEARCH_TOOK_TOO_LONG', message });
    await expect(engine.complete({ assortment: null }, 'toner c', 5)).rejects.toMatchObject({ status: 503, code: 'SEARCH_TOOK_TOO_LONG' });
    await holder.query('rollback');
    holder.release();
    expect((await ask()).matches.total).toBe(0);
  });
});
