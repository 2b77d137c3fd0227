import type { Types } from '@opensearch-project/opensearch';
import { mostListedValues, type FacetId, type SearchQuestion } from '@quartermaster/deployment';
import type { StoreCatalog } from '../../stores/assortment/index.ts';
import type { ExactNumbers, SearchLimits } from '../match-query.ts';
import type { ProductQuery } from '../product-index.ts';
import { facetIds } from '../request.ts';
import { allOf, anyOf, oneOf, type Clause } from './clause.ts';
import { assortmentKey } from './documents.ts';
import { scoreFactors, textScore } from './score-clause.ts';
import { textClause } from './text-clause.ts';

type Aggregations = Record<string, Types.Common_Aggregations.AggregationContainer>;

/** The facets of the database that a facet of the search counts. */
export const storedFacets: Readonly<Record<FacetId, readonly string[]>> = {
  category: ['category', 'ancestor'],
  manufacturer: ['manufacturer'],
  vendor: ['vendor'],
  contract: ['contract'],
  indicator: ['indicator'],
  sin: ['sin'],
  unit: ['unit'],
};

/** Values of a facet that are asked for: more than are shown, so that labels decide among those that are equally frequent. */
const valuesAsked = 500;
/** Values of a facet that each shard counts. Where it has more, counts may be too low, and the answer says so. */
const valuesCounted = 10_000;

/** What a product with a number of the query, and one with all of its words, has before the others: more than words can count. */
const tiers = { exact: 16_384, complete: 4_096 } as const;

const activeFacets = ({ chosen }: ProductQuery): FacetId[] => facetIds.filter((facet) => chosen[facet].length > 0);

const hasChosen = ({ chosenIds }: ProductQuery, facet: FacetId): Clause => anyOf(storedFacets[facet].map((stored) => oneOf(`facets.${stored}`, chosenIds[facet].map(String))));

const hasNumber = ({ partKeys, nsn, niin }: ExactNumbers): Clause[] => [
  ...(partKeys.length > 0 ? [oneOf('part_key', partKeys)] : []),
  ...(nsn === null ? [] : [oneOf('nsn', [nsn])]),
  ...(niin === null ? [] : [oneOf('niin', [niin])]),
];

/** What every product must have that is shown or counted. */
function condition({ assortment }: StoreCatalog, query: ProductQuery): Clause[] {
  const { text, everything, numbers, kind, priceMin, priceMax, deliveryDays } = query;
  return [
    oneOf('assortment', [assortmentKey(assortment)]),
    ...(everything ? [] : [anyOf([...(text === null ? [] : [textClause(text)]), ...hasNumber(numbers)])]),
    ...(kind === null ? [] : [oneOf('kind', [kind === 'services' ? 'service' : 'product'])]),
    ...(priceMin === null ? [] : [{ range: { price_high: { gte: priceMin } } }]),
    ...(priceMax === null ? [] : [{ range: { price_low: { lte: priceMax } } }]),
    ...(deliveryDays === null ? [] : [{ range: { delivery_low: { lte: deliveryDays } } }]),
  ];
}

/** How relevant a product is; those with a number of the query first, then those with all of its words. */
function score(query: ProductQuery): Clause[] {
  const { scored, text, all, numbers, sort } = query;
  const words = text === null ? [] : [{ function_score: { query: { bool: { should: textScore(scored) } }, functions: scoreFactors(query), score_mode: 'multiply', boost_mode: 'multiply' } } as const];
  if (sort !== 'relevance') return words;
  const exact = hasNumber(numbers);
  return [
    ...words,
    ...(all === null || all === text ? [] : [{ constant_score: { filter: textClause(all), boost: tiers.complete } }]),
    ...(exact.length === 0 ? [] : [{ constant_score: { filter: anyOf(exact), boost: tiers.exact } }]),
  ];
}

const last = { missing: '_last' } as const;
const sorts: Readonly<Record<SearchQuestion['sort'], Types.Common.SortCombinations[]>> = {
  relevance: [],
  price_low: [{ price_low: { order: 'asc', ...last } }],
  price_high: [{ price_high: { order: 'desc', ...last } }],
  delivery: [{ delivery_low: { order: 'asc', ...last } }],
  name: [{ name: { order: 'asc', ...last } }],
};

const valuesOf = (stored: string, { only, most = valuesAsked }: { only?: readonly string[]; most?: number }) => ({
  terms: {
    field: `facets.${stored}`,
    ...(only === undefined ? { size: most, shard_size: valuesCounted } : { size: only.length, shard_size: only.length, include: [...only] }),
  },
});

/** The counts of each facet; of one that is chosen, over what the others leave. `chosen`: the ids of the chosen values by the facet of the database. */
function counts(query: ProductQuery, apart: readonly FacetId[], chosen: ReadonlyMap<string, readonly string[]>): Aggregations {
  const active = activeFacets(query);
  return Object.fromEntries(facetIds.map((facet) => {
    const without = apart.includes(facet) ? active.filter((other) => other !== facet) : active;
    const counted = storedFacets[facet].flatMap((stored) => {
      const only = chosen.get(stored) ?? [];
      return [
        // A category above the product's own is counted only when it is chosen.
        ...(stored === 'ancestor' ? [] : [[stored, valuesOf(stored, facet === query.listed ? { most: mostListedValues } : {})] as const]),
        ...(only.length === 0 ? [] : [[`${stored}_chosen`, valuesOf(stored, { only })] as const]),
      ];
    });
    return [facet, { filter: allOf(without.map((other) => hasChosen(query, other))), aggs: Object.fromEntries(counted) }];
  }));
}

/** The body of a search: one page, its total and the counts of facets. */
export function questionOf(catalog: StoreCatalog, query: ProductQuery, chosen: ReadonlyMap<string, readonly string[]>, limits: SearchLimits) {
  const active = activeFacets(query);
  // Without words, a facet is counted among the products that its own choice leaves when no other is chosen.
  const apart = query.everything && active.length === 1 ? [] : active;
  const narrowed = active.map((facet) => hasChosen(query, facet));
  return {
    query: { bool: { filter: [...condition(catalog, query), ...(apart.length === 0 ? narrowed : [])], should: score(query), minimum_should_match: 0 } },
    ...(apart.length === 0 ? {} : { post_filter: allOf(narrowed) }),
    aggs: counts(query, apart, chosen),
    sort: [...sorts[query.sort], ...(query.text === null && query.sort !== 'relevance' ? [] : ['_score']), 'product'],
    track_total_hits: isWhole(query) ? true : limits.matches + 1,
    from: query.offset,
    size: query.limit,
    docvalue_fields: [{ field: 'product' }],
  };
}

/** Nothing narrows but the kind: then the total is exact however large it is. */
export const isWhole = (query: ProductQuery): boolean => query.everything && query.priceMin === null && query.priceMax === null && query.deliveryDays === null && activeFacets(query).length === 0;
