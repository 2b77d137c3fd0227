import type { HelpCategoryAtDesk } from '@quartermaster/contracts-desk';
import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { holdHelp } from './hold-help.ts';

export type KeptHelpCategory = Omit<HelpCategoryAtDesk, 'state'>;

/** In the order in which buyers see them, with how many topics each has. */
export async function allHelpCategories(queries: Queries): Promise<KeptHelpCategory[]> {
  const { rows } = await queries.query<KeptHelpCategory>(sql`
    select category, label, tooltip, description, icon, popular_item as "isPopular", supplied, (row_number() over (order by position, category))::int as position,
      (select count(*)::int from marketplace.help_section as section where section.category = help_category.category) as topics
    from marketplace.help_category order by help_category.position, category`);
  return rows;
}

/** Until the end of the transaction no other one changes a category, their order, or what is in them. */
export async function lockHelpCategories(connection: Connection): Promise<void> {
  await holdHelp(connection);
  await connection.query(sql`select from marketplace.help_category order by category for update`);
}

/** Writes a category at its place among the others, which move. It is the operator's from now on: a newer release of the product replaces none of it. */
export async function writeHelpCategory(connection: Connection, { category, label, tooltip, description, icon, isPopular, position }: Omit<KeptHelpCategory, 'supplied' | 'topics'>): Promise<void> {
  const others = (await allHelpCategories(connection)).map((one) => one.category).filter((one) => one !== category);
  const order = [...others.slice(0, position - 1), category, ...others.slice(position - 1)];
  await connection.query(sql`
    insert into marketplace.help_category (category, position, icon, label, tooltip, description, popular_item, supplied) values (${category}, 0, ${icon}, ${label}, ${tooltip}, ${description}, ${isPopular}::boolean, false)
    on conflict (category) do update set icon = excluded.icon, label = excluded.label, tooltip = excluded.tooltip, description = excluded.description, popular_item = excluded.popular_item, supplied = false`);
  await connection.query(sql`
    update marketplace.help_category set position = ordered.place::int from unnest(${order}::text[]) with ordinality as ordered (category, place)
    where help_category.category = ordered.category and help_category.position <> ordered.place`);
}

export async function removeHelpCategory(connection: Connection, category: string): Promise<void> {
  await connection.query(sql`delete from marketplace.help_category where category = ${category}`);
}
