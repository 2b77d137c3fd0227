import type { KeptSpecialCategory } from '@quartermaster/contracts-desk';
import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { hold } from '../wire/hold.ts';

export type WrittenSpecialCategory = Omit<KeptSpecialCategory, 'state'>;

/** All of them, whether a store has something of them or not, in the order in which buyers see them. */
export async function listSpecialCategories(queries: Queries): Promise<WrittenSpecialCategory[]> {
  const { rows } = await queries.query<WrittenSpecialCategory>(
    sql`select special_category_id as id, position, name, description, path, words, kind, indicator_codes as indicators, category_ids as categories, sins, facts from marketplace.special_category order by position, name`,
  );
  return rows;
}

export async function listIndicators(queries: Queries): Promise<{ code: string; label: string }[]> {
  const { rows } = await queries.query<{ code: string; label: string }>(sql`select code, label from marketplace.indicator order by position`);
  return rows;
}

/** Those of the names that nothing in the catalog has. */
export async function unknownOf(queries: Queries, { indicators, categories }: Pick<KeptSpecialCategory, 'indicators' | 'categories'>): Promise<{ indicators: string[]; categories: string[] }> {
  const { rows } = await queries.query<{ what: 'indicators' | 'categories'; name: string }>(
    sql`select 'indicators' as what, asked as name from unnest(${indicators}::text[]) as asked where not exists (select from marketplace.indicator where code = asked)
     union all select 'categories', asked from unnest(${categories}::text[]) as asked where not exists (select from marketplace.category where category_id = asked)`,
  );
  return { indicators: rows.filter(({ what }) => what === 'indicators').map(({ name }) => name), categories: rows.filter(({ what }) => what === 'categories').map(({ name }) => name) };
}

/** The id of the special category that has a page to itself; null where none has, or it is the page of several. */
export async function ownerOfPage(queries: Queries, path: string): Promise<string | null> {
  const { rows } = await queries.query<{ id: string }>(sql`select special_category_id as id from marketplace.special_category where path = ${path} and path <> '/search/special_category_search'`);
  return rows[0]?.id ?? null;
}

/** The answer of the page of several stays what it is: a name that is new there is shown as `Success`. */
export async function writeSpecialCategory(connection: Connection, { id, position, name, description, path, words, kind, indicators, categories, sins, facts }: WrittenSpecialCategory): Promise<'added' | 'changed' | 'same'> {
  const { rows } = await connection.query<{ isNew: boolean }>(
    sql`insert into marketplace.special_category as kept (special_category_id, position, name, description, path, words, kind, indicator_codes, category_ids, sins, facts)
     values (${id}, ${position}::integer, ${name}, ${description}, ${path}, ${words}, ${kind}::text, ${indicators}::text[], ${categories}::text[], ${sins}::text[], ${facts}::text[])
     on conflict (special_category_id) do update set position = excluded.position, name = excluded.name, description = excluded.description, path = excluded.path, words = excluded.words, kind = excluded.kind,
       indicator_codes = excluded.indicator_codes, category_ids = excluded.category_ids, sins = excluded.sins, facts = excluded.facts,
       response_name = case when excluded.path = '/search/special_category_search' then kept.response_name else 'Success' end
     where (kept.position, kept.name, kept.description, kept.path, kept.words, kept.kind, kept.indicator_codes, kept.category_ids, kept.sins, kept.facts)
       is distinct from (excluded.position, excluded.name, excluded.description, excluded.path, excluded.words, excluded.kind, excluded.indicator_codes, excluded.category_ids, excluded.sins, excluded.facts)
     returning xmax = 0 as "isNew"`,
  );
  const [row] = rows;
  return row === undefined ? 'same' : row.isNew ? 'added' : 'changed';
}

/** Until the end of the transaction no other one writes any: two may not have the same page. */
export const holdSpecialCategories = (connection: Connection) => hold(connection, 'special categories');

/** The one of an id; undefined: there is none. */
export const readSpecialCategory = async (queries: Queries, id: string): Promise<WrittenSpecialCategory | undefined> => (await listSpecialCategories(queries)).find((one) => one.id === id);

export async function removeSpecialCategory(connection: Connection, id: string): Promise<void> {
  await connection.query(sql`delete from marketplace.special_category where special_category_id = ${id}`);
}
