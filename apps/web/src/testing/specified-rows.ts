import { readFileSync } from 'node:fs';

/** A row of the specification's screens: `default` (all stores), `ggs` (FSS and USMC alone), `both` (each map has its own). */
export interface SpecifiedRow {
  readonly path: string;
  /** `*`, with or without a word behind it, means every response of the path. */
  readonly responseName: string;
  readonly map: string;
}

const csv = readFileSync(new URL('../../../../tooling/specification/screens.csv', import.meta.url), 'utf8');

/** Every row of `tooling/specification/screens.csv`. */
export const specifiedRows: readonly SpecifiedRow[] = csv.trim().split('\n').slice(1).map((line) => {
  const [, path = '', responseName = '', , map = ''] = line.replaceAll(/"[^"]*"/g, 'quoted').split(',');
  return { path, responseName, map };
});
