import type { Dress } from '../stage/open-scene.ts';

/** What the toolbar says when the story decides. */
export const own = 'own';

/** Reads the toolbar: which store and theme are asked for, and whether somebody has signed in. */
export function dressOf(globals: Readonly<Record<string, unknown>>): Dress {
  const chosen = (name: string): string | null => {
    const value = globals[name];
    return typeof value === 'string' && value !== own ? value : null;
  };
  const visitor = chosen('visitor');
  return { store: chosen('store'), theme: chosen('theme'), signedIn: visitor === null ? null : visitor === 'buyer' };
}
