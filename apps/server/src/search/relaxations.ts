import type { AttributesOf } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import type { SearchEngine, SearchQuestion } from '@quartermaster/deployment';
import { partOf, type CatalogOfDay, type StoreCatalog } from '../stores/assortment/index.ts';
import { facetIds, facetLabel } from './request.ts';

type Relaxation = AttributesOf<'/search/advantage_search', 'ZeroResults'>['without'][number];

/** A search without one of its filters. */
interface Relaxed extends Omit<Relaxation, 'count'> {
  readonly question: SearchQuestion;
}

/** Each of them is a search: of more filters the first ones are tried. */
const mostTried = 6;

/** For a search that finds nothing: its filters without which, each by itself, it finds something. */
export async function relaxations(engine: SearchEngine, catalog: CatalogOfDay, asked: SearchQuestion): Promise<Relaxation[]> {
  const tried = (await relaxed(catalog, asked)).slice(0, mostTried);
  const found: Relaxation[] = [];
  // One after another: an address with many filters takes no more connections than one without.
  for (const { question, ...filter } of tried) {
    const { matches } = await engine.search(catalog, { ...question, page: 1, pageSize: 1 });
    if (matches.total > 0) found.push({ ...filter, count: matches.total });
  }
  return found.toSorted((a, b) => b.count - a.count);
}

async function relaxed(catalog: StoreCatalog, asked: SearchQuestion): Promise<Relaxed[]> {
  const labels = await labelsOf(catalog, asked);
  const facets = facetIds.flatMap((facet) => {
    const values = asked.chosen[facet];
    if (values.length === 0) return [];
    // Values of one facet widen: it is all of them that find nothing.
    const names = values.map((value) => labels.get(`${facet} ${value}`) ?? value).join(', ');
    return [{ parameter: facet, value: values.length === 1 ? (values[0] ?? null) : null, label: `${facetLabel(facet, asked.kind)}: ${names}`, question: { ...asked, chosen: { ...asked.chosen, [facet]: [] } } }];
  });
  return [
    ...facets,
    ...(asked.priceMin === null && asked.priceMax === null ? [] : [{ parameter: 'price', value: null, label: 'the price', question: { ...asked, priceMin: null, priceMax: null } }]),
    ...((asked.deliveryDays ?? null) === null ? [] : [{ parameter: 'deliveryDays', value: null, label: `Delivery: ${String(asked.deliveryDays)} days or less`, question: { ...asked, deliveryDays: null } }]),
    ...(asked.kind === null ? [] : [{ parameter: 'kind', value: null, label: asked.kind === 'products' ? 'products only' : 'services only', question: { ...asked, kind: null } }]),
  ];
}

/** The words of the chosen values, by facet and value. */
async function labelsOf(catalog: StoreCatalog, { chosen }: SearchQuestion): Promise<ReadonlyMap<string, string>> {
  const keys = facetIds.flatMap((facet) => chosen[facet].map((value) => ({ facet, value })));
  if (keys.length === 0) return new Map();
  const { rows } = await catalog.database.query<{ facet: string; value: string; label: string }>(
    sql`select facet, value, label from ${partOf(catalog, 'facet_value')} as facet_value where value = any(${keys.map(({ value }) => value)}::text[])`,
  );
  return new Map(rows.map(({ facet, value, label }) => [`${facet === 'ancestor' ? 'category' : facet} ${value}`, label]));
}
