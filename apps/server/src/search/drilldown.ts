import type { AttributesOf } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import type { SearchEngine } from '@quartermaster/deployment';
import { findSummaries } from '../catalog/index.ts';
import { partOf, type CatalogOfDay, type StoreCatalog } from '../stores/assortment/index.ts';
import { findCategoryPath } from './category-path.ts';
import { searchOf } from './request.ts';

type Drilldown = AttributesOf<'/search/drilldown', 'Category Browse'>;
type Branch = Drilldown['branches'][number];

const pageSize = 24;

/** A branch of the tree of categories with those right below it and a page of its products; the first branches where none is asked for, or one of which the store has nothing. */
export async function drillDown(engine: SearchEngine, catalog: CatalogOfDay, { category, page = 1 }: { readonly category: string; readonly page?: number | undefined }): Promise<Drilldown> {
  const [current] = category === '' ? [] : await readBranches(catalog, { id: category });
  const branches = await readBranches(catalog, { parent: current?.id ?? null });
  const none = { results: [], total: 0, exactTotal: true, page: 1, pageSize };
  if (current === undefined) return { path: [], current: null, branches, unknown: category === '' ? null : category, ...none };
  const { matches } = await engine.search(catalog, searchOf({ category: [current.id], page, pageSize }));
  return {
    path: await findCategoryPath(catalog, [current.id]),
    current,
    branches,
    unknown: null,
    results: await findSummaries(catalog, matches.ids),
    total: matches.total,
    exactTotal: matches.exactTotal,
    page,
    pageSize,
  };
}

/** The branches that hold something: one by its id, or those right below one, the fuller ones first. */
async function readBranches(catalog: StoreCatalog, which: { readonly id: string } | { readonly parent: string | null }): Promise<Branch[]> {
  const asked = 'id' in which ? sql`category_id = ${which.id}` : sql`parent_id is not distinct from ${which.parent}`;
  const { rows } = await catalog.database.query<Branch>(
    sql`with own as materialized (select category_id, parent_id, name, picture, product_count, service_count from ${partOf(catalog, 'category')} as category where product_count > 0 or service_count > 0)
     select category_id as id, name, picture, product_count::int as products, service_count::int as services,
       (select count(*)::int from own as child where child.parent_id = own.category_id) as below
     from own where ${asked} order by product_count + service_count desc, name`,
  );
  return rows;
}
