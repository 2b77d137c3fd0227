import { openPool, withTransaction, type Pool } from '@quartermaster/database';
import { oneTestDatabase, type OpenTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalog, sourceOf } from '../../import/index.ts';
import { readAssortmentInput, setAssortment } from '../../stores/assortment/index.ts';
import { inTurn } from '../../testing/catalog-server.ts';
import { makeCatalog, row } from '../testing/made-catalog.ts';
import { startNoting, stopNoting } from './outbox.ts';

describe.each(oneTestDatabase())('the outbox of the search cluster, on $name', ({ open }) => {
  const all = makeCatalog().slice(0, 20);
  let database: OpenTestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await open();
    pool = openPool(database.url);
    await importCatalog(pool, sourceOf(inTurn(all.map(row))));
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });

  /** What was noted since the last call: ids by store, `-` for the product itself. */
  async function noted(): Promise<Record<string, string[]>> {
    const { rows } = await pool.query<{ store: string; products: string[] }>(
      `with change as (delete from marketplace.search_change returning store, product_id)
       select coalesce(store, '-') as store, array_agg(distinct product_id order by product_id) as products from change group by store`,
    );
    return Object.fromEntries(rows.map(({ store, products }) => [store, products]));
  }
  const [first, second] = all;
  if (first === undefined || second === undefined) throw new Error('no products');
  const changed = (text: string) => sourceOf(inTurn([row({ ...first, partNumber: text })]));

  it('stays empty as long as there is no cluster to feed', async () => {
    await importCatalog(pool, changed('NEW-1'));
    expect(await noted()).toEqual({});
  });

  it('notes what an import, an assortment and a hand change, in the transaction that does', async () => {
    await withTransaction(pool, startNoting);
    // A second build begins with triggers that are there.
    await withTransaction(pool, startNoting);
    await importCatalog(pool, changed('NEW-2'));
    expect(await noted()).toEqual({ '-': [first.id] });

    await setAssortment(pool, 'VA', readAssortmentInput({ categories: { include: [first.path[1] ?? ''] } }));
    const { rows } = await pool.query<{ id: string }>("select product_id as id from marketplace.store_product where store = 'VA' order by 1");
    expect(await noted()).toEqual({ VA: rows.map(({ id }) => id) });

    await setAssortment(pool, 'VA', null);
    expect(await noted()).toEqual({ VA: rows.map(({ id }) => id) });

    await expect(
      withTransaction(pool, async (connection) => {
        await connection.query('update marketplace.product set name = name where product_id = $1', [second.id]);
        throw new Error('not kept');
      }),
    ).rejects.toThrow('not kept');
    expect(await noted()).toEqual({});
  });

  it('stays empty again when the cluster is given up', async () => {
    await importCatalog(pool, changed('NEW-3'));
    await stopNoting(pool);
    await importCatalog(pool, changed('NEW-4'));
    expect(await noted()).toEqual({});
  });
});
