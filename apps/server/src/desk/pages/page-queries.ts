import { pageSize, type ListedInformationPage } from '@quartermaster/contracts-desk';
import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { PageContent, ShownAs } from '../../information/index.ts';
import { hold } from '../wire/hold.ts';
import { firstRow } from '../wire/pages.ts';
import { writeRows } from '../wire/listed-rows.ts';
import type { Written } from '../wire/import-answer.ts';

export interface WholePage extends ListedInformationPage {
  readonly content: string;
  readonly categories: readonly string[];
}

const columns = sql`key_name as key, title, shown_as as shown, to_char(updated_on, 'YYYY-MM-DD') as updated, supplied`;

export async function listInformation(queries: Queries, { q, state, page }: { readonly q: string; readonly state: ShownAs | 'all'; readonly page: number }): Promise<readonly (ListedInformationPage & { readonly total: number })[]> {
  const { rows } = await queries.query<ListedInformationPage & { total: number }>(sql`
    select ${columns}, (count(*) over ())::int as total from marketplace.information_page
    where ${state === 'all' ? sql`true` : sql`shown_as = ${state}`} and position(lower(${q}) in lower(key_name || ' ' || title || ' ' || content)) > 0
    order by ${state === 'news' ? sql`information_page.updated_on desc, ` : sql``} information_page.key_name limit ${pageSize} offset ${firstRow(page)}`);
  return rows;
}

/** Null: there is none. */
export async function readInformation(queries: Queries, key: string): Promise<WholePage | null> {
  const { rows } = await queries.query<WholePage>(sql`select ${columns}, content, categories from marketplace.information_page where key_name = ${key}`);
  return rows[0] ?? null;
}

export async function allInformation(queries: Queries): Promise<readonly WholePage[]> {
  const { rows } = await queries.query<WholePage>(sql`select ${columns}, content, categories from marketplace.information_page order by key_name`);
  return rows;
}

/** Until the end of the transaction no other one changes the page, or writes it where there is none. */
export async function lockInformation(connection: Connection, key: string): Promise<void> {
  await hold(connection, `page ${key}`);
  await connection.query(sql`select from marketplace.information_page where key_name = ${key} for update`);
}

export async function removeInformation(connection: Connection, key: string): Promise<void> {
  await connection.query(sql`delete from marketplace.information_page where key_name = ${key}`);
}

/** Writes pages over those with the same key. They are the operator's from then on: a newer release does not replace them. */
export const writeInformation = (connection: Connection, pages: readonly PageContent[]): Promise<Written> =>
  writeRows(connection, pages, (given) => sql`
    insert into marketplace.information_page as present (key_name, title, shown_as, content, updated_on, categories, supplied)
    select given."keyName", given.title, given."shownAs", given.content, given."updatedOn", array(select jsonb_array_elements_text(given.categories)), false
    from jsonb_to_recordset(${given}::jsonb) as given("keyName" text, title text, "shownAs" text, content text, "updatedOn" date, categories jsonb)
    on conflict (key_name) do update
      set title = excluded.title, shown_as = excluded.shown_as, content = excluded.content, updated_on = excluded.updated_on, categories = excluded.categories, supplied = false
      where (present.title, present.shown_as, present.content, present.updated_on, present.categories) is distinct from (excluded.title, excluded.shown_as, excluded.content, excluded.updated_on, excluded.categories)
    returning (xmax = 0) as is_added`);
