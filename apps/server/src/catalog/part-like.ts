import { sql, type Sql } from '@quartermaster/database';
import { partOf, type StoreCatalog } from '../stores/assortment/index.ts';

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** Longer numbers have more variations than are worth a look-up each. */
const longestVaried = 24;
/** Behind every sign of a part key. */
const last = '~';

/** A part key, and those that are one sign away: one left out, one too many, a wrong one, two in the wrong order. */
export function variationsOf(key: string): string[] {
  if (key.length > longestVaried) return [key];
  const found = new Set([key]);
  for (let at = 0; at <= key.length; at += 1) {
    const [head, tail] = [key.slice(0, at), key.slice(at)];
    for (const sign of signs) {
      found.add(head + sign + tail);
      if (tail !== '') found.add(head + sign + tail.slice(1));
    }
    if (tail !== '' && key.length > 3) found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2));
  }
  return [...found];
}

interface Id {
  readonly id: string;
}

const nearest = (partKey: string, most: number): Sql =>
  sql`order by part_key = ${partKey} desc, starts_with(part_key, ${partKey}) desc, similarity(part_key, ${partKey}) desc, product_id limit ${most}`;

/** Products whose part number begins like this text, or like one that is a sign away from it; where there are none, those whose number has much in common with it. */
export async function findByPartLike(catalog: StoreCatalog, partKey: string, most: number): Promise<string[]> {
  if (partKey.length < 3) return [];
  const products = partOf(catalog, 'product');
  const { rows: varied } = await catalog.database.query<Id>(
    sql`select product_id as id from (
       select distinct product_id, part_key from unnest(${variationsOf(partKey)}::text[]) as start (key), lateral (
         select product_id, part_key from ${products} as product where part_key ~>=~ start.key and part_key ~<~ (start.key || ${last}) order by part_key using ~<~ limit ${most}) as beginning
     ) as near ${nearest(partKey, most)}`,
  );
  if (varied.length > 0) return varied.map(({ id }) => id);
  const { rows } = await catalog.database.query<Id>(
    sql`select product_id as id from marketplace.part_like(${partKey}) as alike (product_id) join ${products} as product using (product_id) ${nearest(partKey, most)}`,
  );
  return rows.map(({ id }) => id);
}
