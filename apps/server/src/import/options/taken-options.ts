import { prepared, sql, type Pool } from '@quartermaster/database';
import { textArray } from '../columns.ts';
import type { CatalogRecord } from '../record.ts';
import { saidOptions } from './options-of-file.ts';

/**
 * For each of these variants whose options another product of the database has already: the reason to refuse it. A product that the file has had before is none of these:
 * it is written, or being written, with the options of its row.
 */
export async function takenOptions(pool: Pool, records: readonly CatalogRecord[], isOfFile: (productId: string) => boolean): Promise<ReadonlyMap<string, string>> {
  const variants = records.flatMap(({ id, configuration }) => (configuration === undefined ? [] : [{ id, configuration }]));
  if (variants.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; holder: string }>(
    prepared(sql`select new.id, held.product_id as holder
      from unnest(${variants.map(({ id }) => id)}::text[], ${variants.map(({ configuration }) => configuration.id)}::text[],
        ${variants.map(({ configuration }) => textArray(Object.keys(configuration.options)))}::text[], ${variants.map(({ configuration }) => textArray(Object.values(configuration.options)))}::text[])
        as new (id, configuration, names, "values")
        join marketplace.product as held on held.configuration_id = new.configuration and held.option_names = new.names::text[] and held.option_values = new.values::text[] and held.product_id <> new.id
      order by held.product_id`),
  );
  const configurations = new Map(variants.map(({ id, configuration }) => [id, configuration]));
  return new Map(rows.filter(({ holder }) => !isOfFile(holder)).map(({ id, holder }) => [
    id, `product '${holder}' has these options in configuration '${configurations.get(id)?.id ?? ''}' already: ${saidOptions(configurations.get(id)?.options ?? {})}. If it gets others, its row comes before this one`,
  ]));
}
