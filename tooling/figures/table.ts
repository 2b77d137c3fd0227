import { aimOf, aimText, isReached } from './aims.ts';
import type { Figure } from './figure.ts';

/** A figure with the command that measures it again. */
export interface Measured extends Figure {
  readonly command: string;
}

const heads = ['', 'aim', 'figure', 'unit', 'command'] as const;

/** One table of all figures: an aim that is missed has a mark. */
export function tableOf(figures: readonly Measured[]): string {
  const rows = figures.map(({ what, value, unit, command }) => {
    const aim = aimOf(what);
    const mark = aim === undefined || isReached(aim, value) ? '' : ' !';
    return [what, aim === undefined ? '' : aimText(aim), `${rounded(value)}${mark}`, unit, command];
  });
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string => cells.map((cell, column) => (column === 1 || column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  ').trimEnd();
  return [line(heads), ...rows.map(line)].join('\n');
}

/** Three digits that count, and no more. */
const rounded = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3))));
