import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import type { HelpCategoryContent, InformationContent, PageContent } from './information-folder.ts';

export interface LoadOptions {
  /** It came with the product: rows that an operator loaded or changed are left as they are. */
  readonly supplied: boolean;
}

/** Puts pages and help into the database, all or nothing. Rows that are not in the folder stay. Gives how many were written. */
export function loadInformation(database: Pool, { pages, help }: InformationContent, options: LoadOptions): Promise<{ pages: number; categories: number }> {
  return withTransaction(database, async (client) => {
    let written = 0;
    for (const page of pages) written += await writePage(client, page, options);
    let categories = 0;
    for (const [position, category] of help.entries()) categories += await writeCategory(client, category, position, options);
    return { pages: written, categories };
  });
}

async function writePage(client: Connection, { keyName, title, shownAs, content, updatedOn, categories }: PageContent, { supplied }: LoadOptions): Promise<number> {
  const { rowCount } = await client.query(
    `insert into marketplace.information_page as present (key_name, title, shown_as, content, updated_on, supplied, categories)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (key_name) do update
       set title = excluded.title, shown_as = excluded.shown_as, content = excluded.content, updated_on = excluded.updated_on, supplied = excluded.supplied, categories = excluded.categories
       where present.supplied or not excluded.supplied`,
    [keyName, title, shownAs, content, updatedOn, supplied, categories],
  );
  return rowCount ?? 0;
}

async function writeCategory(client: Connection, category: HelpCategoryContent, position: number, { supplied }: LoadOptions): Promise<number> {
  const { rowCount } = await client.query(
    `insert into marketplace.help_category as present (category, position, icon, label, tooltip, description, popular_item, supplied)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (category) do update
       set position = excluded.position, icon = excluded.icon, label = excluded.label, tooltip = excluded.tooltip,
           description = excluded.description, popular_item = excluded.popular_item, supplied = excluded.supplied
       where present.supplied or not excluded.supplied`,
    [category.category, position, category.icon, category.label, category.tooltip, category.description, category.popularItem, supplied],
  );
  if (rowCount !== 1) return 0;
  await client.query('delete from marketplace.help_section where category = $1', [category.category]);
  for (const [at, { key, heading, content, isOpen, keywords }] of category.sections.entries()) {
    await client.query(
      'insert into marketplace.help_section (key, category, position, heading, content, is_open, keywords) values ($1, $2, $3, $4, $5, $6, $7)',
      [key, category.category, at, heading, content, isOpen, keywords],
    );
  }
  return 1;
}
