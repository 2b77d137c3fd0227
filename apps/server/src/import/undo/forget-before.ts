import { sql, type Pool } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** Rows that are taken away in one transaction. */
const atOnce = 10_000;

/** Products of which an import has kept how they were; null: it does not keep that any more. */
export async function keptSoFar(queries: Queries, importId: number): Promise<number | null> {
  const { rows } = await queries.query<{ kept: number | null }>(sql`
    select case when before_kept = 'kept' then (select count(*)::int from marketplace.catalog_import_before as kept where kept.import_id = catalog_import.import_id) end as kept
    from marketplace.catalog_import where import_id = ${importId}`);
  return rows[0]?.kept ?? null;
}

/** Takes away what cannot be used any more: of imports that changed more than may be kept, and of those that are too old. */
export async function dropUnusedBefore(pool: Pool): Promise<void> {
  for (const table of [sql`marketplace.catalog_import_before`, sql`marketplace.catalog_import_name_before`]) {
    for (let dropped = atOnce; dropped === atOnce;) {
      const { rowCount } = await pool.query(sql`
        delete from ${table} where ctid = any(array(
          select kept.ctid from ${table} as kept join marketplace.catalog_import using (import_id) where before_kept <> 'kept' limit ${atOnce}))`);
      dropped = rowCount ?? 0;
    }
  }
}

/** Imports that are older than so many days cannot be undone any more, nor those before which so many products were kept by newer ones. One whose undo has begun still can. */
export async function forgetOldBefore(pool: Pool, now: Date, days: number, mostProducts: number): Promise<void> {
  await pool.query(sql`
    with counted as (select import_id, count(*) as products from marketplace.catalog_import_before group by import_id),
      summed as (select import_id, sum(products) over (order by import_id desc) as products from counted)
    update marketplace.catalog_import set before_kept = 'expired'
    where before_kept = 'kept' and state <> 'running' and state <> 'uploading' and not exists (select from marketplace.catalog_import as undo where undo.undoes = catalog_import.import_id)
      and (began_at < ${now}::timestamptz - make_interval(days => ${days}::int) or import_id in (select import_id from summed where products > ${mostProducts}))`);
  await dropUnusedBefore(pool);
}
