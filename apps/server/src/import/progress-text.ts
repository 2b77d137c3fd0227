import type { FinishingWork } from './finish.ts';
import type { ImportCounts } from './import-catalog.ts';

const whole = (count: number): string => count.toLocaleString('en-US');

/**
 * How far the rows are: `50,000 rows (25 %), 12 rejected, 2,500 rows/s, 1 min left`.
 *
 * @param share how much of the file has been read, from 0 to 1; null when it is unknown
 * @param seconds since the import began
 */
export function rowsText({ rows, rejected }: ImportCounts, share: number | null, seconds: number): string {
  const parts = [`${whole(rows)} rows${share === null ? '' : ` (${Math.min(100, Math.round(share * 100))} %)`}`, `${whole(rejected)} rejected`];
  if (seconds >= 1) parts.push(`${whole(Math.round(rows / seconds))} rows/s`);
  if (seconds >= 1 && share !== null && share > 0 && share < 1) parts.push(`${durationText((seconds * (1 - share)) / share)} left`);
  return parts.join(', ');
}

/** How far the work is that follows the rows: `adding up words: 300,000 of 900,000`. */
export const workText = ({ what, done, of }: FinishingWork): string => (of > 1 ? `${what}: ${whole(done)} of ${whole(of)}` : what);

/** Work that goes on without a step that could be counted: `counting facets, for 10 s now`. @param seconds since it was first said */
export const stillText = (text: string, seconds: number): string => `${text}, for ${durationText(seconds)} now`;

const durationText = (seconds: number): string => (seconds < 59 ? `${Math.ceil(seconds)} s` : `${whole(Math.ceil(seconds / 60))} min`);
