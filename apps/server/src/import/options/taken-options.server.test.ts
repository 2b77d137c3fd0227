import { openPool, type Pool } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { inTurn } from '../../testing/catalog-server.ts';
import { importCatalog, sourceOf } from '../index.ts';

const shirt = (id: string, size: string, color: string) => ({ id, name: 'Work shirt', configuration: { id: 'TS', name: 'Work shirt', options: { Size: size, Color: color } } });

describe.each(oneTestDatabase())('an import of variants on $name', ({ open }) => {
  let pool: Pool;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await open();
    pool = openPool(database.url);
    close = database.close;
    await migrateMarketplace(pool);
  });
  afterAll(async () => {
    await pool.end();
    await close();
  });

  async function imported(rows: readonly unknown[], batchSize = 500) {
    const rejects: string[] = [];
    const counts = await importCatalog(pool, sourceOf(inTurn(rows)), { batchSize, onReject: (line, problems) => void rejects.push(...problems.map(({ field, reason }) => `${line} ${field}: ${reason}`)) });
    return { counts, rejects };
  }

  it('refuses one whose options another product has already, and writes the others', async () => {
    expect((await imported([shirt('A', 'L', 'Blue'), shirt('B', 'M', 'Blue')])).rejects).toEqual([]);
    const { counts, rejects } = await imported([shirt('C', 'L', 'Blue'), shirt('D', 'S', 'Blue')]);
    expect(counts).toMatchObject({ rows: 2, added: 1, unchanged: 0, rejected: 1 });
    expect(rejects).toEqual(["1 configuration.options: product 'A' has these options in configuration 'TS' already: Size: L, Color: Blue. If it gets others, its row comes before this one"]);
  });

  it('lets variants of one file change their places, in one batch or in several', async () => {
    for (const batchSize of [500, 1]) {
      expect((await imported([shirt('A', 'L', 'Blue'), shirt('B', 'M', 'Blue')])).rejects).toEqual([]);
      expect(await imported([shirt('A', 'XS', 'Blue'), shirt('B', 'L', 'Blue'), shirt('A-2', 'M', 'Blue')], batchSize)).toMatchObject({ counts: { rejected: 0 } });
      const { rows } = await pool.query<{ id: string; values: string[] }>(`select product_id as id, option_values as values from marketplace.product where product_id = any('{A,B,A-2}') order by product_id`);
      expect(rows).toEqual([{ id: 'A', values: ['XS', 'Blue'] }, { id: 'A-2', values: ['M', 'Blue'] }, { id: 'B', values: ['L', 'Blue'] }]);
      await pool.query(`delete from marketplace.product where product_id = 'A-2'`);
      await imported([shirt('B', 'M', 'Blue')]);
    }
  });

  it('keeps what it has: a second import changes nothing, and a row without a configuration takes the product out of it', async () => {
    const file = [shirt('E', 'L', 'Red'), shirt('F', 'M', 'Red')];
    await imported(file);
    expect((await imported(file)).counts).toMatchObject({ changed: 0, unchanged: 2 });
    await imported([{ id: 'E', name: 'Work shirt' }]);
    const { rows } = await pool.query(`select configuration_id, option_names, name from marketplace.product where product_id = 'E'`);
    expect(rows).toEqual([{ configuration_id: null, option_names: null, name: 'Work shirt' }]);
  });
});
