import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Location, Position } from '@stryker-mutator/api/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** A random choice among the places of a part where a fault can be. */
export interface Sample {
  readonly size: number;
  /** The same seed chooses the same faults of the same sources. */
  readonly seed: number;
}

const silent = () => {};
const log = {
  isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false, isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false,
  trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent,
};

/** A place in a file, as Stryker counts: lines and columns from 0. */
interface Place {
  readonly fileName: string;
  readonly location: Location;
}

/**
 * The innermost places of these files where faults can be put, as Stryker's option `mutate` takes them: `file:line:column-line:column`. A place that
 * holds others is left out, because all within it would come along.
 */
export async function innermostPlaces(root: string, files: readonly string[], excludedMutations: readonly string[]): Promise<readonly string[]> {
  const sources = files.map((name) => ({ name, mutate: true as const, content: readFileSync(join(root, name), 'utf8') }));
  const { mutants } = await new Instrumenter(log).instrument(sources, { ignorers: [], excludedMutations: [...excludedMutations], plugins: null, noHeader: true });
  const places: Place[] = mutants.filter(({ status }) => status !== 'Ignored');
  return [...new Set(places.filter((place) => !places.some((other) => holds(place, other))).map(written))];
}

const written = ({ fileName, location: { start, end } }: Place): string => `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

function holds(outer: Place, inner: Place): boolean {
  if (outer.fileName !== inner.fileName || written(outer) === written(inner)) return false;
  return isUpTo(outer.location.start, inner.location.start) && isUpTo(inner.location.end, outer.location.end);
}

const isUpTo = (one: Position, other: Position): boolean => one.line < other.line || (one.line === other.line && one.column <= other.column);

/** So many of the values, each as likely as any other. All of them where there are no more. */
export function sampleOf<Value>(values: readonly Value[], { size, seed }: Sample): readonly Value[] {
  const random = randomFrom(seed);
  const left = [...values];
  return Array.from({ length: Math.min(size, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
