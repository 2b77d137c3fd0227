import { openPool, type Pool } from '@quartermaster/database';
import { oneTestDatabase, type OpenTestDatabase } from '@quartermaster/database/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresqlIndex } from './postgresql-index.ts';
import { queryWords } from './query-words.ts';
import { indexContract } from './testing/index-contract.ts';
import { allButOneQuery } from './text-query.ts';
import { tsqueryOf } from './tsquery.ts';

indexContract({
  name: 'the index of the database',
  countsAll: false,
  open: async () => ({ index: postgresqlIndex, settle: async () => {}, close: async () => {} }),
});

describe.each(oneTestDatabase())('a query for all words but one, on $name', ({ open }) => {
  let database: OpenTestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await open();
    pool = openPool(database.url);
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });

  it('knows which products lack one word of a query at most', async () => {
    const letters = [...'abcdefghijkl'];
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 3, max: 12 }), fc.subarray(letters), async (length, had) => {
        const typed = letters.slice(0, length);
        const query = tsqueryOf(allButOneQuery(queryWords(typed.map((letter) => `${letter}x`).join(' ')), []));
        const { rows } = await pool.query<{ found: boolean }>('select array_to_tsvector($1::text[]) @@ $2::tsquery as found', [had.map((letter) => `${letter}x`), query]);
        expect(rows[0]?.found).toBe(typed.filter((letter) => !had.includes(letter)).length <= 1);
        // Each word a few times at most: the number of words by its logarithm.
        expect(query.split("'").length / 2).toBeLessThan(length * (2 + Math.log2(length)));
      }),
      { numRuns: 100 },
    );
  });
});
