import type { SearchSuccess } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { partOf, type StoreCatalog } from '../stores/assortment/index.ts';
import { readStatistics } from './catalog-words.ts';
import { categoryFits, namedBy } from './category-fit.ts';
import { postgresqlIndex } from './postgresql-index.ts';
import { queryWords } from './query-words.ts';
import type { Kind } from './request.ts';
import { rewordings } from './rewordings.ts';
import { findCategoriesNamed } from './subjects.ts';

/** The category that a search names with how much of a kind the store has in it; null where it has nothing there. */
export async function findNamedCategory(catalog: StoreCatalog, categoryId: string | null, kind: Kind | null): Promise<SearchSuccess['namedCategory']> {
  if (categoryId === null) return null;
  const count = kind === null ? sql`product_count + service_count` : kind === 'products' ? sql`product_count` : sql`service_count`;
  const { rows } = await catalog.database.query<{ id: string; name: string; count: number }>(
    sql`select category_id as id, name, (${count})::integer as count from ${partOf(catalog, 'category')} as category where category_id = ${categoryId} and ${count} > 0`,
  );
  return rows[0] ?? null;
}

/** The category that words name while they are typed: exactly, or by a synonym. */
export async function categoryOfWords(of: StoreCatalog, typed: string): Promise<SearchSuccess['namedCategory']> {
  const { catalog } = await readStatistics({ ...of, index: postgresqlIndex });
  const words = queryWords(typed, catalog.synonyms);
  const joined = rewordings(words, catalog.synonyms);
  const terms = [...words.flatMap(({ alternatives }) => alternatives.flatMap((way) => way.terms)), ...joined.flatMap((way) => way.terms)];
  return findNamedCategory(of, namedBy(categoryFits(words, joined, await findCategoriesNamed(of, terms))), null);
}
