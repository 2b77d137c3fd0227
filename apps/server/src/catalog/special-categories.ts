import type { AttributesOf, PlainOf } from '@quartermaster/contracts';
import { sql, type Sql } from '@quartermaster/database';
import { facetCountsIn, type StoreCatalog } from '../stores/assortment/index.ts';

type Collections = AttributesOf<'/search/special_category_search', 'Success'>;
export type NamedCollection = Collections['others'][number];
type ResponseName = 'disaster relief' | 'Ability One' | 'security' | 'Success';

/** A special category as operators keep it: what it brings together, in the terms of a search. */
export interface SpecialCategory extends NamedCollection {
  readonly responseName: ResponseName;
  /** Words that all of it has; empty: any. */
  readonly words: string;
  readonly kind: 'products' | 'services' | null;
  readonly indicators: readonly string[];
  readonly categories: readonly string[];
  readonly sins: readonly string[];
  readonly facts: readonly string[];
}

const columns = sql`special_category_id as id, name, description, path, response_name as "responseName", words, kind, indicator_codes as indicators, category_ids as categories, sins, facts`;

/** The special categories of which the store has something, in their order. Of one with several conditions it is known that the store has something of each. */
export async function readSpecialCategories(catalog: StoreCatalog): Promise<SpecialCategory[]> {
  const { rows } = await catalog.database.query<SpecialCategory>(
    sql`select ${columns} from marketplace.special_category as special
     where (indicator_codes = '{}' or ${anyCounted(catalog, sql`('indicator')`, sql`special.indicator_codes`)})
       and (category_ids = '{}' or ${anyCounted(catalog, sql`('category', 'ancestor')`, sql`special.category_ids`)})
       and (sins = '{}' or ${anyCounted(catalog, sql`('sin')`, sql`special.sins`)})
     order by position, name`,
  );
  return rows;
}

/** One by its id, or the one of a page, whether the store has something of it or not; null where operators keep none. */
export async function findSpecialCategory({ database }: StoreCatalog, by: { readonly id: string } | { readonly path: string }): Promise<SpecialCategory | null> {
  const { rows } = await database.query<SpecialCategory>(
    'id' in by ? sql`select ${columns} from marketplace.special_category where special_category_id = ${by.id}` : sql`select ${columns} from marketplace.special_category where path = ${by.path} order by position limit 1`,
  );
  return rows[0] ?? null;
}

/** Whether products or services have one of the values, by the counts that imports keep. */
const anyCounted = (catalog: StoreCatalog, facets: Sql, values: Sql): Sql =>
  sql`exists (select 1 from marketplace.facet_value as value join ${facetCountsIn(catalog)} as counted using (facet_value_id)
    where value.facet in ${facets} and value.value = any(${values}) and counted.product_count + counted.service_count > 0)`;

/** As other pages name it. */
export const namedCollection = ({ id, name, description, path }: SpecialCategory): NamedCollection => ({ id, name, description, path });

/** The query of a search that shows all of it. */
export const searchOfCollection = ({ words, kind, indicators, categories, sins }: SpecialCategory): PlainOf<'/categories/special_category_list'>[number]['search'] => ({
  ...(words !== '' && { q: words }),
  ...(kind !== null && { kind }),
  ...(indicators.length > 0 && { indicator: [...indicators] }),
  ...(categories.length > 0 && { category: [...categories] }),
  ...(sins.length > 0 && { sin: [...sins] }),
});
