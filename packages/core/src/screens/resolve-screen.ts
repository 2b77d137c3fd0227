import { screenKey } from './screen-key.ts';
import type { ScreenDefinition } from './screen.ts';

export interface ScreenMaps {
  readonly store: ReadonlyMap<string, ScreenDefinition>;
  readonly defaults: ReadonlyMap<string, ScreenDefinition>;
}

export interface ScreenQuestion {
  /** The path that was asked. */
  readonly path: string;
  /** The path that the answer wants to be shown as, when it says one. */
  readonly pathInfo?: string | null | undefined;
  readonly responseName: string;
}

/**
 * The screen of an answer, or null (specification, section 2, Screen lookup order): pathInfo if it differs from the path,
 * then the path; for each the store's own map, then the default map.
 */
export function resolveScreen({ path, pathInfo, responseName }: ScreenQuestion, maps: ScreenMaps): ScreenDefinition | null {
  const paths = pathInfo && pathInfo !== path ? [pathInfo, path] : [path];
  for (const candidate of paths) {
    const key = screenKey(candidate, responseName);
    const found = maps.store.get(key) ?? maps.defaults.get(key);
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * The same in maps that are only the first part of others: a screen for the path that is looked up first, which no other
 * row comes before; null where the whole must be asked.
 */
export const resolveFirst = ({ path, pathInfo, responseName }: ScreenQuestion, maps: ScreenMaps): ScreenDefinition | null =>
  resolveScreen({ path: pathInfo || path, responseName }, maps);
