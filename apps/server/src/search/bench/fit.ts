import type { Pool } from '@quartermaster/database';
import { wholeCatalog } from '../../stores/assortment/index.ts';
import { searchOf } from '../request.ts';
import { search } from '../search.ts';
import { ranking, withWeights, type Weights } from '../weights.ts';
import { brandShares } from './brands.ts';
import { buyersJudgements } from './buyers.ts';
import { intervalOf, inWords, mean } from './interval.ts';
import { kindShares } from './kinds.ts';
import { askRated } from './rated-queries.ts';
import { seeded } from './typos.ts';

/** A weight with the values that are tried; the first takes the rule away. */
const rules: readonly { readonly weight: keyof Weights; readonly values: readonly number[] }[] = [
  { weight: 'saturation', values: [0.01, 0.25, 0.5, 1, 2] },
  { weight: 'lengthNorm', values: [0, 0.3, 0.6, 0.75, 0.9] },
  { weight: 'elsewhere', values: [0, 0.02, 0.1, 0.3] },
  { weight: 'synonym', values: [0, 0.3, 0.6, 0.9] },
  { weight: 'category', values: [0, 0.5, 1, 1.5, 3] },
  { weight: 'ofThatKind', values: [0, 0.5, 0.8, 1] },
  { weight: 'namedFirst', values: [0, 0.1, 0.2, 0.4, 0.8] },
  { weight: 'unoffered', values: [1, 0.7, 0.5, 0.25] },
  { weight: 'service', values: [1, 0.5, 0.1, 0.01] },
];

const folds = 5;

/** For each query a score from 0 to 1: the rated ones for development, among the products that there were when they were rated, and those of the development halves that name a kind, or a brand with its kind. Nothing of the final figures is asked. */
async function scoresWith(database: Pool, change: Partial<Weights>): Promise<number[]> {
  return withWeights(change, async () => {
    const catalog = wholeCatalog(database);
    const { ofThen: scores } = await askRated(catalog);
    const buyers = await askRated(catalog, { of: await buyersJudgements(database) });
    const find = async (q: string): Promise<readonly string[]> => (await search(catalog, searchOf({ q, pageSize: 10 }))).matches.ids;
    return [...scores, ...buyers.ofThen, ...(await kindShares(database, 'development', find)), ...(await brandShares(database, 'development', find))];
  });
}

/**
 * Fits each weight with the others as they are, by cross-validation: its value is the best one on the other folds, and what it is worth is measured on the queries that it was not
 * fitted to. Says for each rule what it adds there, and whether all fitted weights together are better than those of the program.
 */
export async function fit(database: Pool, say: (line: string) => void): Promise<void> {
  const now = await scoresWith(database, {});
  const foldOf = assignFolds(now.length);
  const meanOf = (scores: readonly number[], isIn: (query: number) => boolean): number => mean(scores.filter((_, query) => isIn(query)));
  const fitted: Partial<Weights>[] = Array.from({ length: folds }, () => ({}));
  say(`${now.length} queries in ${folds} folds; mean of all with the weights of the program ${meanOf(now, () => true).toFixed(3)}`);
  for (const { weight, values } of rules) {
    const scores: (readonly number[])[] = [];
    for (const value of values) scores.push(value === ranking[weight] ? now : await scoresWith(database, { [weight]: value }));
    const chosen = fitted.map((of, fold) => {
      const onOthers = scores.map((each) => meanOf(each, (query) => foldOf[query] !== fold));
      // Of equal ones that of the program, so that nothing moves without a reason.
      const best = Math.max(...onOthers);
      const own = values.indexOf(ranking[weight]);
      const at = (onOthers[own] ?? 0) >= best - 1e-9 ? own : onOthers.indexOf(best);
      of[weight] = values[at] ?? ranking[weight];
      return at;
    });
    const heldOut = (scoresOf: (query: number) => readonly number[] | undefined): number[] => now.map((_, query) => scoresOf(query)?.[query] ?? 0);
    const off = scores[0] ?? [];
    const best = heldOut((query) => scores[chosen[foldOf[query] ?? 0] ?? 0]);
    const gain = intervalOf(best.map((score, query) => score - (off[query] ?? 0)));
    const moved = intervalOf(best.map((score, query) => score - (now[query] ?? 0)));
    say(`${weight}: ${values.map((value, at) => `${value} ${meanOf(scores[at] ?? [], () => true).toFixed(3)}`).join(', ')}; fitted ${chosen.map((at) => values[at]).join(', ')}; on held-out folds, over its absence ${inWords(gain)}, over the program ${inWords(moved)}`);
  }
  const together: (readonly number[])[] = [];
  for (const of of fitted) together.push(await scoresWith(database, of));
  const differences = now.map((score, query) => (together[foldOf[query] ?? 0]?.[query] ?? 0) - score);
  say(`all fitted weights together, on held-out folds: ${inWords(intervalOf(differences))} over the program`);
}

/** The fold of each query: as many of each, by a seed. */
function assignFolds(count: number): number[] {
  const random = seeded(17);
  const order = Array.from({ length: count }, (_, query) => ({ query, key: random() })).toSorted((a, b) => a.key - b.key);
  const fold = Array.from({ length: count }, () => 0);
  order.forEach(({ query }, place) => { fold[query] = place % folds; });
  return fold;
}
