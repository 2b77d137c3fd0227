import { sql } from '@quartermaster/database';
import { classOfNsnBeginning, facetKey, formatNsn } from '../text/index.ts';
import { foundOf, partOf, type StoreCatalog } from '../stores/assortment/index.ts';
import { namesOf, type NamedCategory } from './category-fit.ts';
import type { ExactNumbers } from './match-query.ts';

/** Categories whose name has one of these words. */
export async function findCategoriesNamed({ database }: StoreCatalog, terms: readonly string[]): Promise<NamedCategory[]> {
  if (terms.length === 0) return [];
  const { rows } = await database.query<{ categoryId: string; name: string; isOfServices: boolean }>(
    'select category_id as "categoryId", name, service_count > 0 and product_count = 0 as "isOfServices" from marketplace.category where words && $1::text[]',
    [[...new Set(terms)]],
  );
  return rows.map(({ categoryId, name, isOfServices }) => ({ categoryId, names: namesOf(name), isOfServices }));
}

/** A category, a contract or a Special Item Number that goes by a number. */
export interface NumberedFacet {
  readonly facet: 'category' | 'contract' | 'sin';
  readonly value: string;
}

/** Of less there are too many: a size, an amount. */
const shortestNumber = 4;

/** The category whose number the whole query is (a Federal Supply Class such as `5995`, also with the country that follows it in an NSN: `5995-01`; a product service code such as `D302`), the contract, however its hyphens are written, or the Special Item Number. */
export async function findNumberedFacet(catalog: StoreCatalog, query: string): Promise<NumberedFacet | null> {
  const key = facetKey(query);
  if (key.length < shortestNumber || !/\d/.test(key)) return null;
  const { rows } = await catalog.database.query<NumberedFacet>(
    sql`select case when facet in ('contract', 'sin') then facet else 'category' end as facet, value from ${partOf(catalog, 'facet_value')} as facet_value
     where (facet = 'contract' and key = ${key}) or (facet in ('category', 'ancestor', 'sin') and value in (${query}, ${query.toUpperCase()}, ${classOfNsnBeginning(query) ?? query}))
     order by case facet when 'contract' then 2 when 'sin' then 1 else 0 end limit 1`,
  );
  return rows[0] ?? null;
}

/** Part numbers that begin with what was typed, at most so many. */
const mostBegun = 50;

/** The part numbers that the store sells of which the whole query is the beginning. */
export async function findBegun(catalog: StoreCatalog, whole: string | null): Promise<string[]> {
  if (whole === null) return [];
  const { rows } = await catalog.database.query<{ partKey: string }>(
    sql`select distinct part_key as "partKey" from ${foundOf(catalog)} as product where part_key like ${`${whole}%`} order by part_key limit ${mostBegun}`,
  );
  return rows.map(({ partKey }) => partKey);
}

/** A number of the query by which the store sells something. */
export interface ExactHit {
  readonly kind: 'partNumber' | 'nsn';
  /** As the catalog writes it. */
  readonly value: string;
  /** The query is this number and nothing else. */
  readonly whole: boolean;
  /** The product when only one has the number. */
  readonly onlyProduct: string | null;
  /** Those of the asked numbers by which something was found. */
  readonly numbers: ExactNumbers;
}

interface Hit {
  readonly productId: string;
  readonly partKey: string;
  readonly partNumber: string;
  readonly nsn: string | null;
  readonly byNsn: boolean;
}

export async function findExact(catalog: StoreCatalog, asked: ExactNumbers & { readonly whole: string | null }): Promise<ExactHit | null> {
  if (asked.partKeys.length === 0 && asked.nsn === null && asked.niin === null) return null;
  const { partKeys, nsn, niin } = asked;
  const { rows } = await catalog.database.query<Hit>(
    sql`select product_id as "productId", part_key as "partKey", part_number as "partNumber", nsn,
       coalesce(nsn = ${nsn} or right(nsn, 9) = ${niin}, false) as "byNsn"
     from ${foundOf(catalog)} as product
     where part_key = any(${partKeys}::text[]) or (${nsn}::text is not null and nsn = ${nsn}) or (${niin}::text is not null and right(nsn, 9) = ${niin})
     order by 5 desc, length(part_key) desc, product_id limit 50`,
  );
  const [first] = rows;
  if (first === undefined) return null;
  const best = rows.filter((row) => (first.byNsn ? row.byNsn : row.partKey === first.partKey));
  return {
    kind: first.byNsn ? 'nsn' : 'partNumber',
    value: first.byNsn && first.nsn !== null ? formatNsn(first.nsn) : first.partNumber,
    whole: first.byNsn || first.partKey === asked.whole,
    onlyProduct: best.length === 1 ? first.productId : null,
    numbers: first.byNsn ? { partKeys: [], nsn: asked.nsn, niin: asked.niin } : { partKeys: [...new Set(rows.filter(({ byNsn }) => !byNsn).map(({ partKey }) => partKey))], nsn: null, niin: null },
  };
}
