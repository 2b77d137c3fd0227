import { sql } from '@quartermaster/database';
import { facetKey, formatNsn } from '../text/index.ts';
import { foundOf, type StoreCatalog } from '../stores/assortment/index.ts';
import type { ExactNumbers } from './match-query.ts';
import type { QueryWord } from './query-words.ts';
import type { CategoryWords } from './ranking.ts';

/** Categories whose name has one of these words. */
export async function findCategoriesNamed({ database }: StoreCatalog, terms: readonly string[]): Promise<CategoryWords[]> {
  if (terms.length === 0) return [];
  const { rows } = await database.query<CategoryWords>(
    'select category_id as "categoryId", words from marketplace.category where words && $1::text[]',
    [[...new Set(terms)]],
  );
  return rows;
}

/** Manufacturers whom the query names: one to three of its words after each other are the whole name. */
export async function findManufacturersNamed({ database }: StoreCatalog, words: readonly QueryWord[]): Promise<string[]> {
  const keys = new Set<string>();
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= Math.min(words.length, start + 3); end += 1) keys.add(facetKey(words.slice(start, end).map(({ typed }) => typed).join('')));
  }
  if (keys.size === 0) return [];
  const { rows } = await database.query<{ value: string }>("select value from marketplace.facet_value where facet = 'manufacturer' and key = any($1::text[])", [[...keys]]);
  return rows.map(({ value }) => value);
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
