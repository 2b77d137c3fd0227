import type { Theme } from '@quartermaster/ui';

const packages = import.meta.glob<{ default: Theme }>('../../packages/theme-*/src/index.ts', { eager: true });

/** Every theme that has a package, by its id. */
export const themes: readonly Theme[] = Object.values(packages)
  .map((one) => one.default)
  .toSorted((a, b) => a.id.localeCompare(b.id, 'en'));

/** A theme by its id. @throws Error when no package has it */
export function themeNamed(id: string): Theme {
  const found = themes.find((theme) => theme.id === id);
  if (found === undefined) throw new Error(`No package is the theme ${id}; there are: ${themes.map((theme) => theme.id).join(', ')}.`);
  return found;
}
