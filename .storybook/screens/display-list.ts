import type { DisplayScreenDefinition } from '@quartermaster/core';
import type { StoreRuntime } from '@quartermaster/core/host';

/** A screen whose data its caller supplies, and the stores that show it so. */
export interface ListedDisplay {
  /** Below `/ds`, or `/404`. */
  readonly path: string;
  readonly stores: readonly string[];
}

/** Every display-only screen of the stores; stores that show the same one share an entry. */
export function listDisplays(runtimes: readonly StoreRuntime[]): ListedDisplay[] {
  const byScreen = new Map<DisplayScreenDefinition, string[]>();
  for (const { name, displayScreens } of runtimes) {
    for (const screen of displayScreens.values()) byScreen.set(screen, [...(byScreen.get(screen) ?? []), name]);
  }
  return [...byScreen].map(([{ path }, stores]) => ({ path, stores })).toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
}
