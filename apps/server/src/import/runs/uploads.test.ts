import { openPool, withTransaction, type Pool } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { addUpload } from './run-store.ts';
import { keepPart, sourceOfUpload, uploaded } from './uploads.ts';

describe.each(oneTestDatabase())('a file that was uploaded in parts, on $name', ({ open }) => {
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

  it('is read in its order, whatever the order of its parts, and tells little by little how far it is', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => JSON.stringify({ id: `P-${index}`, name: 'Sample stapler' }));
    const file = Buffer.from(lines.join('\n'));
    const middle = Math.floor(file.length / 2);
    const importId = await addUpload(pool, { source: 'staplers.jsonl', madeBy: 'clerk', size: file.length });
    await withTransaction(pool, async (connection) => {
      await keepPart(connection, importId, 1, file.subarray(middle));
      await keepPart(connection, importId, 0, file.subarray(0, middle));
    });
    expect(await uploaded(pool, importId)).toEqual({ bytes: file.length, isWhole: true });

    const source = sourceOfUpload(pool, { importId, source: 'staplers.jsonl', size: file.length });
    const ids: unknown[] = [];
    const told = new Set<number>();
    for await (const row of source.rows()) {
      ids.push('raw' in row ? (row.raw as { id: string }).id : row);
      told.add(source.bytesRead());
    }
    expect(ids).toEqual(lines.map((_, index) => `P-${index}`));
    expect(source.bytesRead()).toBe(file.length);
    expect(told.size).toBeGreaterThan(2);
  });
});
