import type { Figures } from './measure.ts';

const kib = (bytes: number): string => (bytes / 1024).toFixed(0);
const columns = (cells: readonly string[]): string => cells.map((cell, place) => (place < 2 ? cell.padEnd(10) : cell.padStart(9))).join('');

export const header = columns(['store', 'page', 'score', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'HTML KiB', 'JS KiB', 'CSS KiB', 'font KiB', 'img KiB', 'data KiB']);

/** One line of the table. */
export function line(store: string, page: string, { score, firstPaint, largestPaint, blocked, shift, transfer }: Figures): string {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  return columns([store, page, String(score), seconds(firstPaint), seconds(largestPaint), blocked.toFixed(0), shift.toFixed(3), ...[...transfer.values()].map(kib)]);
}
