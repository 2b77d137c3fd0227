import type { LineQuantity } from './event.ts';
import { refused, type Refusal } from './refusal.ts';
import type { LineState } from './state.ts';

/** The first thing that is wrong with quantities of lines; null: each line is there, once, and has room for its quantity. */
export function quantityProblem(lines: readonly LineState[], quantities: readonly LineQuantity[], room: (line: LineState) => number, what: string): Refusal | null {
  const missing = positionProblem(lines, quantities.map(({ position }) => position));
  if (missing !== null) return missing;
  for (const { position, quantity } of quantities) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) return refused('QUANTITY_INVALID', `Line ${position}: give a whole number from 1.`);
    const most = roomOf(lines, position, room);
    if (quantity > most) return refused('QUANTITY_TOO_HIGH', `Line ${position}: ${quantity} is more than can be ${what}, which is ${most}.`);
  }
  return null;
}

/** The first thing that is wrong with positions. */
export function positionProblem(lines: readonly LineState[], positions: readonly number[]): Refusal | null {
  if (positions.length === 0) return refused('LINE_MISSING', 'Name at least one line.');
  const known = new Set(lines.map(({ position }) => position));
  const unknown = positions.find((position) => !known.has(position));
  if (unknown !== undefined) return refused('LINE_UNKNOWN', `There is no line ${unknown} in this purchase order. Its lines are 1 to ${lines.length}.`);
  const repeated = positions.find((position, index) => positions.indexOf(position) !== index);
  return repeated === undefined ? null : refused('LINE_REPEATED', `Line ${repeated} is named twice. Name each line once, with its whole quantity.`);
}

const roomOf = (lines: readonly LineState[], position: number, room: (line: LineState) => number): number =>
  lines.filter((line) => line.position === position).reduce((sum, line) => sum + room(line), 0);

/** The lines with a change of those that are named. */
export const changed = (lines: readonly LineState[], quantities: readonly LineQuantity[], change: (line: LineState, quantity: number) => Partial<LineState>): LineState[] =>
  lines.map((line) => {
    const named = quantities.find(({ position }) => position === line.position);
    return named === undefined ? line : { ...line, ...change(line, named.quantity) };
  });
