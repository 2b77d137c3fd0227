import { identifier, join, sql, type Connection } from '@quartermaster/database';
import { kindsOfNames, rowsOf, writtenOf, type NameKind } from './names.ts';

const kinds: readonly NameKind[] = ['facet', 'vendor', 'category'];

/** A name that an import has added goes where nothing has it any more. */
const isUnused = {
  facet: sql`not exists (select from marketplace.product where facets @> array[named.facet_value_id])`,
  vendor: sql`not exists (select from marketplace.offer where offer.vendor_id = named.vendor_id)`,
  category: sql`not exists (select from marketplace.product where product.category_id = named.category_id) and not exists (select from marketplace.category as below where below.parent_id = named.category_id)`,
};

export interface RestoredNames {
  /** Names that were dealt with; with none, all are. */
  readonly names: number;
  readonly left: readonly { readonly what: string; readonly reason: string }[];
}

/**
 * Puts back the next names of categories, vendors and facet values that an import has changed, and takes away those that it has added and that nothing has any more.
 * One that is something else by now stays, and so does one that a product that was left has.
 */
export async function restoreNames(connection: Connection, importId: number, most: number): Promise<RestoredNames> {
  for (const name of kinds) {
    const keys = await nextNames(connection, importId, name, most);
    if (keys.length === 0) continue;
    const { table, written } = kindsOfNames[name];
    const kept = sql`marketplace.catalog_import_name_before as kept`;
    const these = sql`kept.import_id = ${importId} and kept.kind = ${name} and kept.key = any(${keys}::text[]) and ${rowsOf(name, sql`kept.key`)}`;
    const isSame = sql`${writtenOf(kindsOfNames[name])} is not distinct from kept.after`;
    const { rows: left } = await connection.query<{ what: string }>(sql`select kept.key as what from ${kept}, ${table} as named where ${these} and not (${isSame}) and kept.before is distinct from kept.after order by kept.key`);
    await connection.query(sql`
      update ${table} as named set ${join(written.map((column) => sql`${identifier(column)} = was.${identifier(column)}`), ', ')}
      from ${kept} cross join lateral jsonb_populate_record(null::${table}, kept.before) as was where ${these} and ${isSame} and kept.before is not null`);
    await connection.query(sql`delete from ${table} as named using ${kept} where ${these} and ${isSame} and kept.before is null and ${isUnused[name]}`);
    await connection.query(sql`delete from marketplace.catalog_import_name_before where import_id = ${importId} and kind = ${name} and key = any(${keys}::text[])`);
    return { names: keys.length, left: left.map(({ what }) => ({ what: `${words[name]} ${what}`, reason: 'It was changed after the import, and stays as it is now.' })) };
  }
  return { names: 0, left: [] };
}

const words = { facet: 'value', vendor: 'vendor', category: 'category' };

/** Categories below others come first, one depth at a time: a statement that takes both away sees the upper one as if the lower one were still there. */
async function nextNames(connection: Connection, importId: number, name: NameKind, most: number): Promise<readonly string[]> {
  const { rows } = await connection.query<{ key: string }>(sql`
    with waiting as (select key, coalesce(jsonb_array_length(after -> 'path'), 0) as depth from marketplace.catalog_import_name_before where import_id = ${importId} and kind = ${name})
    select key from waiting where depth = (select max(depth) from waiting) order by key limit ${most}::int`);
  return rows.map(({ key }) => key);
}
