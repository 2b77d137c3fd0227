import { hash } from 'node:crypto';

/**
 * A number from 0 to below 1 that depends on its names alone: the same product gets the same offers in every build, on
 * every machine, and a change of one rule does not move the others.
 */
export function draw(...names: readonly (string | number)[]): number {
  return hash('sha256', names.join(':'), 'buffer').readUInt32BE(0) / 2 ** 32;
}

/** A whole number from 0 to below `limit`. */
export const drawInteger = (limit: number, ...names: readonly (string | number)[]): number => Math.floor(draw(...names) * limit);
