import type { AttributesOf, FieldError } from '@quartermaster/contracts';
import { readCategories } from '../catalog/index.ts';
import { sql } from '@quartermaster/database';
import { partOf, type StoreCatalog } from '../stores/assortment/index.ts';
import { formatNsn } from '../text/index.ts';
import { redirect, respond } from '../wire/index.ts';
import { headerTarget } from './header-search.ts';
import { keywordProblem } from './request.ts';

type SupplySearch = AttributesOf<'/search/gss_search', 'Success'>;

/** The codes of supply groups are digits: what the catalog files by letters is no supply. */
const isSupplyGroup = ({ id }: { readonly id: string }): boolean => /^\d/.test(id);

/** Global Supply by stock number, words, group and class. What is filled in right leads to the item, or to the results. */
export async function gssSearch(catalog: StoreCatalog, { q, group, go }: { readonly q: string; readonly group: string; readonly go?: '1' | undefined }) {
  const groups = (await readCategories(catalog)).products.filter(isSupplyGroup);
  const typed = q.trim();
  // A group of an address that was edited asks for nothing.
  const chosen = groups.some(({ id, children }) => id === group || children.some((each) => each.id === group)) ? group : '';
  const problem = typed === '' && chosen === '' ? 'Enter a stock number or words, or choose a supply group.' : keywordProblem(typed);
  if (go !== undefined && problem === null) return redirect(await headerTarget(catalog, { q: typed, kind: 'products', category: chosen }));
  const errors: FieldError[] = go === undefined || problem === null ? [] : [{ field: 'q', message: problem }];
  return respond('Success', { q: typed, group: chosen, errors, groups, exampleNsn: await anyStockNumber(catalog) } satisfies SupplySearch);
}

/** The lowest stock number of an item that can be ordered: an example that finds something. */
async function anyStockNumber(catalog: StoreCatalog): Promise<string | null> {
  const { rows } = await catalog.database.query<{ nsn: string }>(sql`select nsn from ${partOf(catalog, 'product')} as product where nsn is not null and vendor_count > 0 order by nsn limit 1`);
  return rows[0] === undefined ? null : formatNsn(rows[0].nsn);
}
