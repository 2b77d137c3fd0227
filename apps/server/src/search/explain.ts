import type { SearchQuestion } from '@quartermaster/deployment';
import { partOf, type StoreCatalog } from '../stores/assortment/index.ts';
import { explained } from './match-columns.ts';
import { textScore } from './ranking.ts';
import { search } from './search.ts';
import { termQuery, tsqueryOf } from './tsquery.ts';
import { ranking } from './weights.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly manufacturer: string;
  readonly category: string;
  readonly exact: boolean;
  readonly complete: boolean;
  readonly fit: number;
  readonly isNamedFirst: boolean;
  readonly isOffered: boolean;
  readonly isService: boolean;
  readonly parts: readonly number[];
}

/** Why a product is where it is among the results of a search: those with a number of the query come first, then those with all of its words; the score orders each of them. */
interface Explained {
  readonly productId: string;
  readonly name: string;
  readonly manufacturer: string;
  readonly category: string;
  readonly hasNumber: boolean;
  readonly hasAllWords: boolean;
  /** What each word of the query adds: more where few products have it, where the name has it and the text is short. */
  readonly words: readonly { readonly word: string; readonly adds: number }[];
  /** What the sum of the words is multiplied by. */
  readonly nameFactor: number;
  readonly categoryFactor: number;
  readonly offerFactor: number;
  readonly kindFactor: number;
  readonly score: number;
}

interface Explanation {
  readonly total: number;
  readonly exactTotal: boolean;
  /** The words that were looked for, where others were typed. */
  readonly corrected: string | null;
  readonly results: readonly Explained[];
}

/** The results of a search by relevance with what ranks them (docs/search.md). It is the order of the default index; a cluster gives the same. */
export async function explain(catalog: StoreCatalog, asked: SearchQuestion): Promise<Explanation> {
  const { matches, complete: withAll, correction, ranked } = await search(catalog, { ...asked, sort: 'relevance' });
  const query = { ...ranked, text: ranked.text && tsqueryOf(ranked.text), all: ranked.all && tsqueryOf(ranked.all) };
  const labels = query.text === null ? [] : textScore(query.scored, termQuery).parts.map(({ word }) => word);
  const { rows } = matches.ids.length === 0 ? { rows: [] } : await catalog.database.query<Row>(explained(query, partOf(catalog, 'product'), matches.ids));
  const byId = new Map(rows.map((row) => [row.id, explainedOf(row, labels, { hasAny: withAll > 0, servicesLast: query.servicesLast })]));
  return { total: matches.total, exactTotal: matches.exactTotal, corrected: correction?.to ?? null, results: matches.ids.flatMap((id) => byId.get(id) ?? []) };
}

function explainedOf({ id, name, manufacturer, category, exact, complete, fit, isNamedFirst, isOffered, isService, parts }: Row, labels: readonly string[], { hasAny, servicesLast }: { readonly hasAny: boolean; readonly servicesLast: boolean }): Explained {
  const factors = { nameFactor: isNamedFirst ? 1 + ranking.namedFirst : 1, categoryFactor: 1 + ranking.category * fit, offerFactor: isOffered ? 1 : ranking.unoffered, kindFactor: servicesLast && isService ? ranking.service : 1 };
  const words = labels.map((word, place) => ({ word, adds: parts[place] ?? 0 }));
  const score = words.reduce((sum, { adds }) => sum + adds, 0) * factors.nameFactor * factors.categoryFactor * factors.offerFactor * factors.kindFactor;
  // Where no product has all of them, that was not looked for in each.
  return { productId: id, name, manufacturer, category, hasNumber: exact, hasAllWords: hasAny && complete, words, ...factors, score };
}
