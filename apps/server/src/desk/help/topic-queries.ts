import { pageSize, type ListedHelpTopic } from '@quartermaster/contracts-desk';
import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { Written } from '../wire/import-answer.ts';
import { writeRows } from '../wire/listed-rows.ts';
import { firstRow } from '../wire/pages.ts';

/** A topic as it is written. */
export interface TypedTopic {
  readonly key: string;
  readonly category: string;
  readonly heading: string;
  readonly content: string;
  readonly keywords: readonly string[];
  readonly isOpen: boolean;
}

export interface WholeTopic extends ListedHelpTopic {
  readonly content: string;
  readonly keywords: string[];
  readonly isOpen: boolean;
}

const listedColumns = sql`key, category, label as "categoryLabel", heading, supplied`;
const ofTopics = sql`marketplace.help_section join marketplace.help_category using (category)`;
const inOrder = sql`order by help_category.position, category, help_section.position, key`;

export async function listTopics(queries: Queries, { q, page }: { readonly q: string; readonly page: number }): Promise<readonly (ListedHelpTopic & { readonly total: number })[]> {
  const { rows } = await queries.query<ListedHelpTopic & { total: number }>(sql`
    select ${listedColumns}, (count(*) over ())::int as total from ${ofTopics}
    where position(lower(${q}) in lower(key || ' ' || label || ' ' || heading || ' ' || content || ' ' || array_to_string(keywords, ' '))) > 0
    ${inOrder} limit ${pageSize} offset ${firstRow(page)}`);
  return rows;
}

/** Null: there is none. */
export async function readTopic(queries: Queries, key: string): Promise<WholeTopic | null> {
  const { rows } = await queries.query<WholeTopic>(sql`select ${listedColumns}, content, keywords, is_open as "isOpen" from ${ofTopics} where key = ${key}`);
  return rows[0] ?? null;
}

export async function allTopics(queries: Queries): Promise<readonly WholeTopic[]> {
  const { rows } = await queries.query<WholeTopic>(sql`select ${listedColumns}, content, keywords, is_open as "isOpen" from ${ofTopics} ${inOrder}`);
  return rows;
}

export async function listHelpCategories(queries: Queries): Promise<{ category: string; label: string }[]> {
  const { rows } = await queries.query<{ category: string; label: string }>(sql`select category, label from marketplace.help_category order by position, category`);
  return rows;
}

/** The operator's from now on: a newer release of the product replaces none of its topics. */
const claim = (connection: Connection, categories: readonly string[]) =>
  connection.query(sql`update marketplace.help_category set supplied = false where category = any(${categories}::text[]) and supplied`);

/** Until the end of the transaction no other one changes the topic. */
export async function lockTopic(connection: Connection, key: string): Promise<void> {
  await connection.query(sql`select from marketplace.help_section where key = ${key} for update`);
}

export async function removeTopic(connection: Connection, key: string): Promise<void> {
  const { rows } = await connection.query<{ category: string }>(sql`delete from marketplace.help_section where key = ${key} returning category`);
  await claim(connection, rows.map(({ category }) => category));
}

/** Writes topics over those with the same key; new ones, and those that move, come last in their category. */
export async function writeTopics(connection: Connection, topics: readonly TypedTopic[]): Promise<Written> {
  const former = await allTopics(connection);
  const written = await writeRows(connection, topics, (given) => sql`
    insert into marketplace.help_section as present (key, category, position, heading, content, is_open, keywords)
    select given.key, given.category, coalesce((select max(position) from marketplace.help_section last where last.category = given.category), -1) + given.place::integer, given.heading, given.content, given."isOpen", array(select jsonb_array_elements_text(given.keywords))
    from rows from (jsonb_to_recordset(${given}::jsonb) as (key text, category text, heading text, content text, "isOpen" boolean, keywords jsonb)) with ordinality as given(key, category, heading, content, "isOpen", keywords, place)
    on conflict (key) do update
      set category = excluded.category, heading = excluded.heading, content = excluded.content, is_open = excluded.is_open, keywords = excluded.keywords,
        position = case when present.category = excluded.category then present.position else excluded.position end
      where (present.category, present.heading, present.content, present.is_open, present.keywords) is distinct from (excluded.category, excluded.heading, excluded.content, excluded.is_open, excluded.keywords)
    returning (xmax = 0) as is_added`);
  const before = new Map(former.map((topic) => [topic.key, topic]));
  const touched = topics.filter((topic) => !isSame(topic, before.get(topic.key)));
  await claim(connection, [...new Set(touched.flatMap(({ key, category }) => [category, before.get(key)?.category ?? category]))]);
  return written;
}

const isSame = (topic: TypedTopic, present: WholeTopic | undefined): boolean =>
  present !== undefined && topic.category === present.category && topic.heading === present.heading && topic.content === present.content && topic.isOpen === present.isOpen && topic.keywords.join() === present.keywords.join();
