import { identifier, sql, type Connection, type Sql } from '@quartermaster/database';

export type NameKind = 'category' | 'vendor' | 'facet';

interface KindOfName {
  readonly table: Sql;
  /** What a row is known by. */
  readonly key: Sql;
  /** What an import writes of it; counts are worked out. */
  readonly written: readonly string[];
}

export const kindsOfNames: Readonly<Record<NameKind, KindOfName>> = {
  category: { table: identifier('marketplace', 'category'), key: sql`named.category_id`, written: ['parent_id', 'name', 'path', 'picture', 'words'] },
  vendor: { table: identifier('marketplace', 'vendor'), key: sql`named.vendor_id`, written: ['name'] },
  facet: { table: identifier('marketplace', 'facet_value'), key: sql`named.facet || ' ' || named.value`, written: ['label', 'key'] },
};

/** What an import writes of the row `named`, as JSON. */
export const writtenOf = ({ written }: KindOfName): Sql =>
  sql`(select jsonb_object_agg(column_name, value) from jsonb_each(to_jsonb(named)) as every (column_name, value) where column_name = any(${written}::text[]))`;

/** Keeps what rows were before this import writes them for the first time. */
export async function keepNames(connection: Connection, importId: number, name: NameKind, keys: readonly string[]): Promise<void> {
  const kind = kindsOfNames[name];
  await connection.query(sql`
    insert into marketplace.catalog_import_name_before (import_id, kind, key, before)
    select ${importId}::bigint, ${name}::text, new.key, (select ${writtenOf(kind)} from ${kind.table} as named where ${rowsOf(name, sql`new.key`)})
    from unnest(${keys}::text[]) as new (key) on conflict (import_id, kind, key) do nothing`);
}

/** Keeps what this import has made of them. */
export async function noteNames(connection: Connection, importId: number, name: NameKind, keys: readonly string[]): Promise<void> {
  const kind = kindsOfNames[name];
  await connection.query(sql`
    update marketplace.catalog_import_name_before as kept set after = (select ${writtenOf(kind)} from ${kind.table} as named where ${rowsOf(name, sql`kept.key`)})
    where import_id = ${importId} and kind = ${name} and key = any(${keys}::text[])`);
}

/** Finds the row `named` of a key by an index. */
export const rowsOf = (name: NameKind, key: Sql): Sql =>
  name === 'facet' ? sql`named.facet = split_part(${key}, ' ', 1) and named.value = substr(${key}, strpos(${key}, ' ') + 1)` : sql`${kindsOfNames[name].key} = ${key}`;
