import type { DisplayScreenDefinition } from '@quartermaster/core';
import type { StoreRuntime } from '@quartermaster/core/host';
import { inWords } from './screen-words.ts';

/** A screen whose data its caller supplies, and the stores that show it so. */
export interface ListedDisplay {
  /** Below `/ds`, or `/404`. */
  readonly path: string;
  /** Its title; where several have the same, with the words of its address. */
  readonly words: string;
  readonly stores: readonly string[];
}

/** Every display-only screen of the stores; stores that show the same one share an entry. */
export function listDisplays(runtimes: readonly StoreRuntime[]): ListedDisplay[] {
  const byScreen = new Map<DisplayScreenDefinition, string[]>();
  for (const { name, displayScreens } of runtimes) {
    for (const screen of displayScreens.values()) byScreen.set(screen, [...(byScreen.get(screen) ?? []), name]);
  }
  const pathsOf = Map.groupBy(byScreen.keys(), ({ title }) => title);
  const isShared = (title: string): boolean => new Set(pathsOf.get(title)?.map(({ path }) => path)).size > 1;
  const wordsOf = ({ path, title }: DisplayScreenDefinition): string => (isShared(title) ? `${title} (${path.split('/').filter(Boolean).map(inWords).join(', ')})` : title);
  return [...byScreen].map(([screen, stores]) => ({ path: screen.path, words: wordsOf(screen), stores })).toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
}
