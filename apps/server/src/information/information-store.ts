import type { HelpCategory } from '@quartermaster/contracts';
import { sql, type Pool } from '@quartermaster/database';
import { pageWithin } from '../wire/index.ts';
import { cleanHtml } from './clean-html.ts';

/** A page of its own, a dialog over the page that leads to it, or an entry of the news. */
export const pageKinds = ['page', 'modal', 'news'] as const;
export type ShownAs = (typeof pageKinds)[number];

export interface InformationPage {
  /** Without the new theme's prefix. */
  readonly keyName: string;
  readonly title: string;
  readonly shownAs: ShownAs;
  readonly content: string;
  readonly updatedOn: string;
  /** Ids of categories that the page of a program shows. */
  readonly categories: readonly string[];
}

const newTheme = 'ux_ui/';

/** The page with this key; for the new theme its own version, or the one that serves both (specification, section 7). */
export async function findPage(database: Pool, asked: string): Promise<InformationPage | null> {
  const keyName = asked.startsWith(newTheme) ? asked.slice(newTheme.length) : asked;
  const { rows } = await database.query<Omit<InformationPage, 'keyName'>>(
    `select title, shown_as as "shownAs", content, to_char(updated_on, 'YYYY-MM-DD') as "updatedOn", categories
     from marketplace.information_page where key_name in ($1, $2) order by key_name <> $1 limit 1`,
    [asked, keyName],
  );
  const [page] = rows;
  return page === undefined ? null : { ...page, keyName, content: cleanHtml(page.content) };
}

/** The page with this key for the theme of a store. */
export const findPageFor = (database: Pool, { theme }: { readonly theme: string }, keyName: string): Promise<InformationPage | null> =>
  findPage(database, theme === 'adv12' ? keyName : `${newTheme}${keyName}`);

const newsOnPage = 10;

/** One page of the news, the newest first; `page` is the last one where there are not so many. A new theme's own version of an entry takes its place. */
export async function readNews(database: Pool, page: number): Promise<{ items: Omit<InformationPage, 'shownAs' | 'categories'>[]; total: number; page: number; pageCount: number }> {
  const { rows: counted } = await database.query<{ total: number }>(sql`select count(*)::int as total from marketplace.information_page where shown_as = 'news' and key_name not like 'ux_ui/%'`);
  const total = counted[0]?.total ?? 0;
  const { page: shown, pageCount, offset } = pageWithin(page, { total, pageSize: newsOnPage });
  const { rows } = await database.query<{ keyName: string; title: string; content: string; updatedOn: string }>(
    sql`select key_name as "keyName", title, content, to_char(updated_on, 'YYYY-MM-DD') as "updatedOn" from marketplace.information_page
      where shown_as = 'news' and key_name not like 'ux_ui/%' order by information_page.updated_on desc, information_page.key_name limit ${newsOnPage} offset ${offset}`,
  );
  return { items: rows.map((item) => ({ ...item, content: cleanHtml(item.content) })), total, page: shown, pageCount };
}

/** Every page but the news, by title; those of the new theme alone have the key that both themes ask for. */
export async function listPages(database: Pool): Promise<{ keyName: string; title: string; updatedOn: string }[]> {
  const { rows } = await database.query<{ keyName: string; title: string; updatedOn: string }>(
    sql`select distinct on (plain.key_name) plain.key_name as "keyName", title, to_char(updated_on, 'YYYY-MM-DD') as "updatedOn"
      from marketplace.information_page as page, lateral (select regexp_replace(page.key_name, '^ux_ui/', '') as key_name) as plain
      where shown_as <> 'news' order by plain.key_name, page.key_name`,
  );
  return rows.toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

type SectionRow = Omit<HelpCategory['sections'][number], 'id' | 'queryParams'> & { readonly key: string };

/** All help, in its order. */
export async function readHelp(database: Pool): Promise<HelpCategory[]> {
  const { rows } = await database.query<Omit<HelpCategory, 'id' | 'sections'> & { sections: SectionRow[] }>(
    `select category, icon, label, tooltip, description, popular_item as "popularItem",
       (select coalesce(json_agg(json_build_object('key', key, 'heading', heading, 'content', content, 'isOpen', is_open, 'keywords', keywords)
                                 order by section.position), '[]')
        from marketplace.help_section as section where section.category = help_category.category) as sections
     from marketplace.help_category order by position, category`,
  );
  return rows.map(({ sections, ...category }) => ({
    id: `help-${category.category}`,
    ...category,
    sections: sections.map(({ key, heading, content, isOpen, keywords }) => ({
      id: `help-${category.category}-${key}`,
      heading,
      content: cleanHtml(content),
      isOpen,
      queryParams: { key },
      keywords,
    })),
  }));
}
