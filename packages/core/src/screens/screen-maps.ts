import type { AnyNamedScreen } from './named-screen.ts';
import type { ScreenMaps } from './resolve-screen.ts';
import type { ScreenDefinition } from './screen.ts';

type Rows = readonly (readonly [string, ScreenDefinition])[];

/**
 * The two maps that answers are looked up in. The store's has its own rows and, of the default rows, those whose screen it
 * replaces; a row of its own comes before a screen of its own.
 */
export function screenMaps(own: Rows, defaults: Rows, replaced: ReadonlyMap<string, AnyNamedScreen>): ScreenMaps {
  const shown = ([key, row]: Rows[number]) => [key, withScreen(row, row.screen && replaced.get(row.screen.name))] as const;
  const isReplaced = ([, { screen }]: Rows[number]) => screen !== undefined && replaced.has(screen.name);
  return { store: new Map([...defaults.filter(isReplaced), ...own].map(shown)), defaults: new Map(defaults) };
}

function withScreen(row: ScreenDefinition, screen: AnyNamedScreen | undefined): ScreenDefinition {
  if (screen === undefined || screen === row.screen) return row;
  const { name: _, ...look } = screen;
  const { path, responseName } = row;
  return Object.freeze({ ...look, path, responseName, screen }) as unknown as ScreenDefinition;
}
