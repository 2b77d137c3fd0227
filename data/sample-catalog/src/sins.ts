import type { Category } from './categories.ts';
import { readTable } from './tables.ts';

let rules: ReadonlyMap<string, string> | undefined;

/** The Special Item Number under which goods of a category are offered: that of the nearest category of rules/sins.csv; undefined where it names none. */
export function sinOf({ path }: Pick<Category, 'path'>): string | undefined {
  const known = (rules ??= new Map(readTable('rules/sins.csv', ['category', 'sin']).map(({ category, sin }) => [category, sin])));
  return path.map(({ id }) => known.get(id)).findLast((sin) => sin !== undefined);
}
