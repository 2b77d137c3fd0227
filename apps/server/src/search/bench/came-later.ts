import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Judgements } from './judgements.ts';

const folder = fileURLToPath(new URL('../../../../../data/sample-catalog/rules/supplies/', import.meta.url));
const codes = new Set(readdirSync(folder).flatMap((name) => [...readFileSync(`${folder}${name}`, 'utf8').matchAll(/^([A-Z0-9]+) \|/gm)].map(([, code = '']) => code)));

const isSupply = (id: string): boolean => id.startsWith('SAMPLE-');

/**
 * Which products the sample got after the queries of a set were rated: of sets that rate no made-up supply, which are older than those, all of them; of others those of the families in rules/supplies.
 */
export function laterThan(ratings: Judgements): (id: string) => boolean {
  const knowsSupplies = [...ratings.values()].some((rated) => [...rated.keys()].some(isSupply));
  return (id) => isSupply(id) && (!knowsSupplies || codes.has(id.split('-')[1] ?? ''));
}

/** What was rated before the sample grew: a rating of a later product would make the best order of that time one that it could not have. */
export const ratedThen = (ratings: ReadonlyMap<string, number>, cameLater: (id: string) => boolean): ReadonlyMap<string, number> => new Map([...ratings].filter(([id]) => !cameLater(id)));
