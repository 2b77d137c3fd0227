import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openPool, sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { describe, expect, it } from 'vitest';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { readGroup } from './read-group.ts';

describe.each(oneTestDatabase())('the synonyms that ship, on $name', ({ open }) => {
  it('are as many as the page says, and groups that an operator might type', async () => {
    const database = await open();
    const pool = openPool(database.url);
    await migrateMarketplace(pool);
    const { rows } = await pool.query<{ phrases: string[] }>(sql`select phrases from marketplace.synonym_group`);
    await pool.end();
    await database.close();
    const page = readFileSync(fileURLToPath(new URL('../../../../../docs/search.md', import.meta.url)), 'utf8');
    expect(/(\d+) groups ship/.exec(page)?.[1]).toBe(String(rows.length));
    expect(rows.map(({ phrases }) => readGroup(phrases.join(', '))).filter((read) => 'problem' in read)).toEqual([]);
  });
});
