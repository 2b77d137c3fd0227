import { withTransaction } from '@quartermaster/database';
import { testDatabases } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCatalogServer } from '../../testing/catalog-server.ts';
import type { TestServer } from '../../testing/server.ts';
import { readAssortmentInput, refreshProducts, setAssortment } from './index.ts';

const offer = { vendorId: 'V-ACME', vendor: 'Acme', contract: 'C-ACME', unitOfIssue: 'EA', deliveryDays: 3, price: '10.00', available: 20 };
const catalog = [{ id: 'STAPLER', name: 'Steel stapler', partNumber: 'ST-1', manufacturer: 'Clamp', categoryPath: [{ id: '75', name: 'Office Supplies' }], offers: [offer] }];
/** Rows that are worked out of an assortment: no constraint takes them away with it. */
const tables = ['store_offer', 'store_product', 'store_word', 'store_facet_value'] as const;

describe.each(testDatabases('postgresql'))('a store that is removed beside an import, on $name', ({ open }) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openCatalogServer(open, catalog);
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    await server.pool.query("insert into marketplace.store (name, number, shipped) values ('HARBOR', 11, true)");
    await setAssortment(server.pool, 'HARBOR', readAssortmentInput({}));
    // As in the middle of an import: nothing has to say so again.
    await server.pool.query("update marketplace.assortment set behind = true where store = 'HARBOR'");
  });

  const remove = "delete from marketplace.store where name = 'HARBOR'";
  const rowsLeft = async () => Promise.all(tables.map(async (table) => (await server.pool.query(`select from marketplace.${table} where store = 'HARBOR'`)).rowCount));
  const soon = () => new Promise((resolve) => setTimeout(resolve, 300));

  it('goes with all of its rows once the import has written them', async () => {
    expect(await rowsLeft()).toEqual([1, 1, expect.any(Number), expect.any(Number)]);
    let isRemoved = false;
    let removal: Promise<unknown> = Promise.resolve();
    await withTransaction(server.pool, async (connection) => {
      await refreshProducts(connection, ['STAPLER']);
      removal = server.pool.query(remove).then(() => (isRemoved = true));
      await soon();
      expect(isRemoved).toBe(false);
    });
    await removal;
    expect(await rowsLeft()).toEqual([0, 0, 0, 0]);
  });

  it('gets no rows of an import that begins before the removal has ended', async () => {
    let refreshed: Promise<unknown> = Promise.resolve();
    await withTransaction(server.pool, async (connection) => {
      await connection.query(remove);
      refreshed = withTransaction(server.pool, (other) => refreshProducts(other, ['STAPLER']));
      await soon();
    });
    await refreshed;
    expect(await rowsLeft()).toEqual([0, 0, 0, 0]);
  });
});
