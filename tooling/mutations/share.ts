import type { MutantResult } from '@stryker-mutator/api/core';
import type { Part } from './parts.ts';
import type { Sample } from './sample.ts';

/** How many faults were put into a part, and how many of them its tests noticed. */
export interface Share {
  readonly noticed: number;
  readonly all: number;
  /** Of a hundred; 100 where there was none. */
  readonly percent: number;
}

/** A fault that no test even reaches counts as unnoticed; one that does not compile, or was left out, does not count. */
export function shareOf(results: readonly Pick<MutantResult, 'status'>[]): Share {
  const count = (...statuses: readonly MutantResult['status'][]): number => results.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  return { noticed, all, percent: all === 0 ? 100 : (noticed / all) * 100 };
}

/** `money  apps/server/src/cart: 54 of 60 faults noticed, 90 % (at least 80; a sample of 40 places, seed 1)` */
export function shareLine(part: Pick<Part, 'area' | 'folder' | 'least'>, share: Share, sample: Sample | null): string {
  const { area, folder, least } = part;
  const { noticed, all, percent } = share;
  const how = sample === null ? '' : `; a sample of ${sample.size} places, seed ${sample.seed}`;
  return `${area.padEnd(8)} ${folder}: ${noticed} of ${all} faults noticed, ${percent.toFixed(0)} %${isTooFew(part, share) ? ', too few' : ''} (${least === null ? 'not measured before' : `at least ${least}`}${how})`;
}

/** Whether fewer are noticed than were before. */
export const isTooFew = ({ least }: Pick<Part, 'least'>, { percent }: Share): boolean => least !== null && percent < least;
