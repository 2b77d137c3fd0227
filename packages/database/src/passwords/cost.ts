/** The cost of one comparison; memory is 128 * N * r bytes. */
export interface ScryptCost {
  /** Binary logarithm of the work factor N. */
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

let cost: ScryptCost = { logN: 15, r: 8, p: 3 };

/** The cost of a password whose hash names none: a tenth of a second of one core and more. */
export const usualCost = (): ScryptCost => cost;

/** For this process: passwords cost nothing. For tests of what is around them, a third of whose time they would take. */
export function makePasswordsCheap(): void {
  cost = { logN: 4, r: 8, p: 1 };
}
