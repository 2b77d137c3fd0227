import { readTable } from './tables.ts';

interface Unit {
  readonly unit: string;
  /** What the source means by this unit lies between these; beyond them it was typed in another one. */
  readonly low: number;
  readonly high: number;
}

let units: ReadonlyMap<string, Unit> | undefined;

/** The unit of a number (rules/units.csv), by the attribute's name in the source; null where it has none, or is not surely in it. */
export function unitOf(attribute: string, value: number): string | null {
  units ??= new Map(
    readTable('rules/units.csv', ['attribute', 'unit', 'low', 'high']).map(({ attribute: name, unit, low, high }) => [name, { unit, low: Number(low), high: Number(high) }]),
  );
  const known = units.get(attribute);
  return known === undefined || value < known.low || value > known.high ? null : known.unit;
}
