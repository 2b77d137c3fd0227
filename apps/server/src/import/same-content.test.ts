import { openPool, type Pool } from '@quartermaster/database';
import { oneTestDatabase, type OpenTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateMarketplace } from '../migrate-marketplace.ts';
import { inTurn } from '../testing/catalog-server.ts';
import type { FinishingWork } from './finish.ts';
import { importCatalog, sourceOf } from './index.ts';

const goods = ['Stapler', 'Toner', 'Desk lamp', 'Shelf', 'Label maker'];
const row = (number: number, edition: number) => ({
  id: `P-${number}`,
  kind: number % 7 === 0 ? 'service' : 'product',
  name: `${goods[(number + edition) % goods.length]} MX${1000 + number}`,
  manufacturer: `Maker ${number % 3}`,
  categoryPath: [{ id: '75', name: 'Office' }, { id: `75-${number % 4}`, name: `Shelf ${number % 4}` }],
  description: `Edition ${edition} of number ${number * 37}.`,
  offers: Array.from({ length: (number + edition) % 4 }, (_, i) => ({ vendor: `Vendor ${i}`, contract: `C-${(number + i) % 5}`, price: number + i + 1, deliveryDays: i, indicators: i === 1 ? ['SB'] : [] })),
});
/** A list of goods, and a later one: a third is as it was, some have changed, some are new. */
const first = Array.from({ length: 40 }, (_, number) => row(number, 0));
const second = Array.from({ length: 60 }, (_, number) => row(number, number % 3));

const tables = ['product', 'offer', 'vendor', 'category', 'facet_value', 'vocabulary', 'vocabulary_change', 'search_statistics', 'letter_sequence'] as const;

/** All that an import writes, but for the time, with the words of facets in the place of their ids. */
async function contentOf(pool: Pool): Promise<Readonly<Record<string, unknown>>> {
  const content: Record<string, unknown> = {};
  for (const table of tables) {
    const { rows } = await pool.query<{ row: string }>(`select (to_jsonb(t) - '{imported_at,added_at,facets,facet_value_id}'::text[])::text as row from marketplace.${table} as t order by row`);
    content[table] = rows.map((each) => each.row);
  }
  const { rows: facets } = await pool.query<{ id: string; facet: string; value: string }>(
    `select product_id as id, facet, value from marketplace.product join marketplace.facet_value on facet_value_id = any(facets) order by product_id, facet, value`,
  );
  return { ...content, facets };
}

type Sign = { readonly rows: number } | FinishingWork;
const isAdding = (sign: Sign): boolean => 'what' in sign && sign.what === 'adding up words' && sign.done > 0;
const begins = (what: FinishingWork['what']) => (sign: Sign): boolean => 'what' in sign && sign.what === what;
/** Where an import is broken off, one after the other, and how many notes it adds up at once. */
const breaks: readonly { readonly at: (sign: Sign) => boolean; readonly notesAtOnce: number }[] = [
  { at: (sign) => 'rows' in sign, notesAtOnce: 15 },
  { at: (sign) => 'rows' in sign && sign.rows > 40, notesAtOnce: 10_000 },
  { at: begins('adding up words'), notesAtOnce: 10_000 },
  { at: isAdding, notesAtOnce: 15 },
  { at: isAdding, notesAtOnce: 15 },
  { at: begins('counting categories'), notesAtOnce: 15 },
  { at: begins('counting facets'), notesAtOnce: 15 },
];

describe.each(oneTestDatabase())('an import on $name', ({ open }) => {
  const opened: { readonly database: OpenTestDatabase; readonly pool: Pool }[] = [];
  let rowByRow: Readonly<Record<string, unknown>>;

  const empty = async (): Promise<Pool> => {
    const database = await open();
    const pool = openPool(database.url);
    opened.push({ database, pool });
    await migrateMarketplace(pool);
    return pool;
  };
  beforeAll(async () => {
    const pool = await empty();
    for (const rows of [first, second]) await importCatalog(pool, sourceOf(inTurn(rows)), { batchSize: 1, notesAtOnce: 1 });
    rowByRow = await contentOf(pool);
  });
  afterAll(async () => {
    for (const { database, pool } of opened) {
      await pool.end();
      await database.close();
    }
  });

  it('comes to the same content in large batches as row by row', async () => {
    const pool = await empty();
    for (const rows of [first, second]) await importCatalog(pool, sourceOf(inTurn(rows)));
    expect(await contentOf(pool)).toEqual(rowByRow);
  });

  it('comes to the same content when it is broken off again and again, each time one part later, to its very end', async () => {
    const pool = await empty();
    await importCatalog(pool, sourceOf(inTurn(first)));
    for (const { at, notesAtOnce } of breaks) {
      const hear = (sign: Sign): void => {
        if (at(sign)) throw new Error('killed');
      };
      const options = { batchSize: 11, notesAtOnce, onProgress: ({ rows }: { rows: number }) => hear({ rows }), onFinishing: hear };
      await expect(importCatalog(pool, sourceOf(inTurn(second)), options)).rejects.toThrow('killed');
    }
    await importCatalog(pool, sourceOf(inTurn(second)));
    expect(await contentOf(pool)).toEqual(rowByRow);
  });
});
