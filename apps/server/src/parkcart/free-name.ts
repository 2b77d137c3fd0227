import { parkedCartLimits } from '@quartermaster/contracts';

/** Names are compared as people do: "Desks" and "desks" are one name. */
const alike = (name: string): string => name.toLowerCase();

/** A name that is not taken: the one that was asked for, or that with a number behind it. It is no longer than a name may be. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const names = new Set(taken.map(alike));
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const name = `${wanted.slice(0, parkedCartLimits.name - suffix.length).trimEnd()}${suffix}`;
    if (!names.has(alike(name))) return name;
  }
}
