import type { Connection, Pool } from '@quartermaster/database';
import { headTerm } from '../text/index.ts';
import type { ProductRow } from './rows.ts';

/** How often each word occurs in some products, and how long they are. */
export interface Words {
  readonly documents: number;
  readonly length: number;
  readonly terms: readonly { readonly term: string; readonly documents: number; readonly names: number }[];
}

export async function wordsOfExisting(connection: Connection, products: readonly string[]): Promise<Words> {
  if (products.length === 0) return { documents: 0, length: 0, terms: [] };
  const { rows: terms } = await connection.query<{ term: string; documents: number; names: number }>(
    `select term, count(*)::integer as documents, (count(*) filter (where 'A' = any(weights)))::integer as names
     from marketplace.product, unnest(search) as word (term, positions, weights)
     where product_id = any($1::text[]) and not starts_with(term, $2) group by term`,
    [products, headTerm('')],
  );
  const { rows } = await connection.query<{ documents: number; length: number }>(
    'select count(*)::integer as documents, coalesce(sum(length), 0)::integer as length from marketplace.product where product_id = any($1::text[])',
    [products],
  );
  return { documents: rows[0]?.documents ?? 0, length: rows[0]?.length ?? 0, terms };
}

/** The same of rows that are being written. */
export function wordsIn(rows: readonly ProductRow[]): Words {
  const terms = new Map<string, { documents: number; names: number }>();
  for (const { document } of rows) {
    for (const term of document.terms) {
      const count = terms.get(term) ?? { documents: 0, names: 0 };
      count.documents += 1;
      if (document.nameTerms.has(term)) count.names += 1;
      terms.set(term, count);
    }
  }
  return { documents: rows.length, length: rows.reduce((sum, { document }) => sum + document.length, 0), terms: Array.from(terms, ([term, count]) => ({ term, ...count })) };
}

/** Notes what a batch adds to the vocabulary and takes from it, and gives the number of notes. They are added up by `addUpNotes`. */
export async function noteWords(connection: Connection, before: Words, after: Words): Promise<number> {
  const changes = new Map<string, { documents: number; names: number }>();
  const note = ({ terms }: Words, sign: 1 | -1): void => {
    for (const { term, documents, names } of terms) {
      const change = changes.get(term);
      if (change === undefined) changes.set(term, { documents: sign * documents, names: sign * names });
      else {
        change.documents += sign * documents;
        change.names += sign * names;
      }
    }
  };
  note(after, 1);
  note(before, -1);
  const due = [...changes].filter(([, { documents, names }]) => documents !== 0 || names !== 0);
  await connection.query(
    'insert into marketplace.vocabulary_change (term, document_change, name_change) select * from unnest($1::text[], $2::integer[], $3::integer[])',
    [due.map(([term]) => term), due.map(([, { documents }]) => documents), due.map(([, { names }]) => names)],
  );
  await connection.query('update marketplace.search_statistics set documents = documents + $1, total_length = total_length + $2', [
    after.documents - before.documents,
    after.length - before.length,
  ]);
  return due.length;
}

/** Brings the numbers beside the categories up to date, of products and services in them and below them. */
export async function countCategories(pool: Pool): Promise<void> {
  await pool.query(
    `with direct as (
       select category_id, count(*) filter (where kind = 'product') as products, count(*) filter (where kind = 'service') as services
       from marketplace.product group by category_id
     ), counted as (
       select ancestor.id, sum(products) as products, sum(services) as services
       from direct join marketplace.category using (category_id), unnest(category.path) as ancestor (id) group by ancestor.id
     )
     update marketplace.category set product_count = coalesce(counted.products, 0), service_count = coalesce(counted.services, 0)
     from marketplace.category as every left join counted on counted.id = every.category_id
     where category.category_id = every.category_id
       and (category.product_count, category.service_count) is distinct from (coalesce(counted.products, 0), coalesce(counted.services, 0))`,
  );
}

/** Brings the numbers beside the values of facets up to date. */
export async function countFacetValues(pool: Pool): Promise<void> {
  await pool.query(
    `with counted as (
       select value.id, count(*) filter (where kind = 'product') as products, count(*) filter (where kind = 'service') as services
       from marketplace.product, unnest(facets) as value (id) group by value.id
     )
     update marketplace.facet_value set product_count = coalesce(counted.products, 0), service_count = coalesce(counted.services, 0)
     from marketplace.facet_value as every left join counted on counted.id = every.facet_value_id
     where facet_value.facet_value_id = every.facet_value_id
       and (facet_value.product_count, facet_value.service_count) is distinct from (coalesce(counted.products, 0), coalesce(counted.services, 0))`,
  );
}
