import { empty, join, sql, type Sql } from '@quartermaster/database';
import type { SearchQuestion } from '@quartermaster/deployment';
import { isAsked, isComplete, isExact } from './conditions.ts';
import type { MatchQuery, SearchLimits } from './match-query.ts';
import { namedFirst } from './named-first.ts';
import { textScore, weighedWords, type TextScore } from './ranking.ts';
import { termQuery } from './tsquery.ts';
import { ranking } from './weights.ts';

/** A column with its name. */
interface Named {
  readonly name: Sql;
  readonly value: Sql;
}

/** Which products are ranked. */
export interface Ranked {
  /** The products, as `product`. */
  readonly products: Sql;
  readonly where: Sql;
  /** Rows at most. */
  readonly most: number;
  /** More columns over those of a product, and their names. */
  readonly more?: readonly Named[];
  /** Products that are weighed, at most: the others follow as the database gives them, the same on each page. */
  readonly weighed?: number;
}

/**
 * Matches with the columns by which they are ordered. The inner selects are not taken into the outer ones, because the first ends at a limit and the second
 * begins at an offset: so each text is read once for each word.
 */
export function ranked(query: MatchQuery, limits: SearchLimits, { products, where, most, more = [], weighed = weighedProducts(query, limits) }: Ranked): Sql {
  const { ranks, score, isNamedFirst } = ofText(query);
  const { columns, factors } = factorsOf(query);
  const kept = [sql`product_id`, sql`price_low`, sql`facets`, ...keysOf(query).map(({ name }) => name), ...columns.map(({ name }) => name), ...more.map(({ name }) => name)];
  const read = [sql`product_id`, sql`price_low`, sql`facets`, ...[...keysOf(query), ...columns, ...more].map(({ name, value }) => sql`${value} as ${name}`)];
  const total = sql`${score} * case when ${isNamedFirst} then ${1 + ranking.namedFirst}::float8 else 1 end ${factors}`;
  if (weighed >= limits.matches) {
    return sql`select ${join(kept, ', ')}, ${total} as score
      from (select ${join([...read, ...ranks], ', ')} from ${products} as product ${fitted(query)} where ${where} limit ${most}::integer) as weighed`;
  }
  return sql`select ${join(kept, ', ')}, case when place <= ${weighed}::bigint then ${total} else -place end as score
      from (
        select * ${ranks.length === 0 ? empty : sql`, ${join(ranks, ', ')}`} from (
          select ${join([...read, sql`case when row_number() over () <= ${weighed}::bigint then search end as search`, sql`length`, sql`row_number() over () as place`], ', ')}
          from ${products} as product ${fitted(query)} where ${where} limit ${most}::integer
        ) as taken offset 0
      ) as weighed`;
}

const exact: Sql = sql`exact`;
const complete: Sql = sql`complete`;

/** What makes a product come first besides its score: only what differs between the matches of a query. */
function keysOf(query: MatchQuery): Named[] {
  const [hasNumbers, hasPartial] = [isAsked(query.numbers), query.all !== null && query.all !== query.text];
  return [
    ...(hasNumbers ? [{ name: exact, value: isExact(query) }] : []),
    ...(hasPartial ? [{ name: complete, value: isComplete(query) }] : []),
    ...sortColumns[query.sort],
  ];
}

const sortColumns: Readonly<Record<SearchQuestion['sort'], readonly Named[]>> = {
  relevance: [],
  price_low: [],
  price_high: [{ name: sql`price_high`, value: sql`price_high` }],
  delivery: [{ name: sql`delivery_low`, value: sql`delivery_low` }],
  name: [{ name: sql`lower_name`, value: sql`lower(name)` }],
};

/** Orders of {@link ranked} rows; the product's id decides the rest. */
export function orderOf(query: MatchQuery): Sql {
  const names = keysOf(query).map(({ name }) => name);
  const sorts: Readonly<Record<SearchQuestion['sort'], Sql>> = {
    relevance: join([...[exact, complete].filter((name) => names.includes(name)).map((name) => sql`${name} desc`), sql`score desc`], ', '),
    price_low: sql`price_low asc nulls last, score desc`,
    price_high: sql`price_high desc nulls last, score desc`,
    delivery: sql`delivery_low asc nulls last, score desc`,
    name: sql`lower_name asc, score desc`,
  };
  return sorts[query.sort];
}

/** What a score is multiplied by, and the columns of a product that it takes. */
function factorsOf({ categoryFits, kind, servicesLast }: MatchQuery): { readonly columns: readonly Named[]; readonly factors: Sql } {
  const hasFits = categoryFits.length > 0;
  return {
    columns: [
      ...(hasFits ? [{ name: sql`fit`, value: sql`fit.fit` }] : []),
      ...(kind === null ? [{ name: sql`is_service`, value: sql`kind = 'service'` }] : []),
    ],
    factors: sql`${hasFits ? sql`* (1 + ${ranking.category}::float8 * coalesce(fit, 0))` : empty}
      ${kind === null && servicesLast ? sql`* case when is_service then ${ranking.service}::float8 else 1 end` : empty}
      * case when price_low is null then ${ranking.unoffered}::float8 else 1 end`,
  };
}

/** What the words of the query count in a product, with whether its name names one of them first. */
function ofText({ text, scored }: MatchQuery): TextScore & { readonly isNamedFirst: Sql } {
  if (text === null) return { ranks: [], score: sql`0::float8`, parts: [], isNamedFirst: sql`false` };
  const { ranks, ...score } = textScore(scored, termQuery);
  const isNamedFirst = sql`named_first`;
  return { ...score, ranks: [...ranks, sql`search @@ ${namedFirst(scored).map(termQuery).join(' | ')}::tsquery as ${isNamedFirst}`], isNamedFirst };
}

/**
 * What speaks for some products, part by part, as {@link ranked} adds it up: rows of `id`, `name`, `manufacturer`, `category`, `exact`, `complete`, `fit`, `isNamedFirst`, `isOffered`, `isService` and `parts`, which are those of the text
 * in the order of `textScore`.
 */
export function explained(query: MatchQuery, products: Sql, ids: readonly string[]): Sql {
  const { ranks, parts, isNamedFirst } = ofText(query);
  const { columns } = factorsOf(query);
  const named = (name: string): boolean => columns.some((column) => column.name.text === name);
  const read = [...columns, { name: exact, value: isAsked(query.numbers) ? isExact(query) : sql`false` }, { name: complete, value: isComplete(query) }];
  return sql`select product_id as id, weighed.name, manufacturer, category.name as category, exact, complete, ${named('fit') ? sql`coalesce(fit, 0)` : sql`0::float8`} as fit,
      coalesce(${isNamedFirst}, false) as "isNamedFirst", price_low is not null as "isOffered", ${named('is_service') ? sql`is_service` : sql`false`} as "isService", ${parts.length === 0 ? sql`'{}'::float8[]` : sql`array[${join(parts.map(({ score }) => score), ', ')}]::float8[]`} as parts
    from (select product_id, product.name, manufacturer, category_id, price_low, ${join([...read.map(({ name, value }) => sql`${value} as ${name}`), ...ranks], ', ')}
      from ${products} as product ${fitted(query)} where product_id = any(${ids}::text[]) offset 0) as weighed join marketplace.category using (category_id)`;
}

/** A product joined with how well the query names its category. */
const fitted = ({ categoryFits }: MatchQuery): Sql =>
  categoryFits.length === 0
    ? empty
    : sql`left join unnest(${categoryFits.map(({ categoryId }) => categoryId)}::text[], ${categoryFits.map(({ fit }) => fit)}::float8[]) as fit (category_id, fit) using (category_id)`;

/** The products in which the words of the query are weighed, at most. */
export const weighedProducts = ({ scored }: MatchQuery, { matches, weighed }: SearchLimits): number => Math.min(matches, Math.floor(weighed / Math.max(1, weighedWords(scored))));
