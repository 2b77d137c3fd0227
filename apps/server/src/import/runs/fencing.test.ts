import { openPool, withTransaction, type Pool } from '@quartermaster/database';
import { testDatabases } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { sourceOf } from '../source.ts';
import { addUpload, claimRun, readRun, recordRun } from '../index.ts';
import { readRejects } from './kept-rejects.ts';

const rows = Array.from({ length: 1500 }, (_, number) => ({ id: `P-${number}`, name: `Stapler ${number}` }));

describe.each(testDatabases())('two programs that run one import, on $name', ({ open }) => {
  let pool: Pool;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await open();
    pool = openPool(opened.url);
    close = opened.close;
    await migrateMarketplace(pool);
  });
  afterAll(async () => {
    await pool.end();
    await close();
  });
  const claim = async (importId: number) => {
    const claimed = await withTransaction(pool, (connection) => claimRun(connection, importId));
    if (claimed === null) throw new Error('It was not claimed.');
    return claimed;
  };
  const products = async (): Promise<number> => (await pool.query('select from marketplace.product')).rowCount ?? 0;

  it('do not write beside one another: the one that was silent and wakes up writes nothing, and the history is that of the other', async () => {
    const importId = await addUpload(pool, { source: 'list.jsonl', madeBy: 'clerk', size: 1 });
    const first = await claim(importId);
    let second = first;
    async function* heldUp() {
      yield* rows.slice(0, 500);
      await expect.poll(products).toBe(500);
      await pool.query("update marketplace.catalog_import set beat_at = now() - interval '61 seconds' where import_id = $1", [importId]);
      second = await claim(importId);
      yield { id: '' };
      yield* rows.slice(500);
    }
    await expect(recordRun(pool, first, sourceOf(heldUp()), { undoProducts: 5000 })).rejects.toThrow('was silent for a minute');
    expect([await products(), second.attempt > first.attempt]).toEqual([500, true]);
    expect([await readRun(pool, importId), await readRejects(pool, importId, 0, 10)]).toMatchObject([{ state: 'running', rows: 0, failure: null }, []]);

    async function* whole() {
      yield* rows;
    }
    await recordRun(pool, second, sourceOf(whole()), { undoProducts: 5000 });
    expect([await products(), await readRun(pool, importId)]).toMatchObject([1500, { state: 'done', rows: 1500, added: 1000, unchanged: 500 }]);
    // What the first one has written can be undone with the rest.
    expect((await pool.query('select from marketplace.catalog_import_before where import_id = $1', [importId])).rowCount).toBe(1500);
  });
});
