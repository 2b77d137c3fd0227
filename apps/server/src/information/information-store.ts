import type { HelpCategory } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import { cleanHtml } from './clean-html.ts';

export interface InformationPage {
  /** Without the new theme's prefix. */
  readonly keyName: string;
  readonly title: string;
  readonly shownAs: 'page' | 'modal';
  readonly content: string;
  readonly updatedOn: string;
}

const newTheme = 'ux_ui/';

/** The page with this key; for the new theme its own version, or the one that serves both (specification, section 7). */
export async function findPage(database: Pool, asked: string): Promise<InformationPage | null> {
  const keyName = asked.startsWith(newTheme) ? asked.slice(newTheme.length) : asked;
  const { rows } = await database.query<Omit<InformationPage, 'keyName'>>(
    `select title, shown_as as "shownAs", content, to_char(updated_on, 'YYYY-MM-DD') as "updatedOn"
     from marketplace.information_page where key_name in ($1, $2) order by key_name <> $1 limit 1`,
    [asked, keyName],
  );
  const [page] = rows;
  return page === undefined ? null : { ...page, keyName, content: cleanHtml(page.content) };
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
