import type { Dress } from '../stage/open-scene.ts';
import { own, type Tool } from './choices.ts';

/** Reads the toolbar: which store and theme are asked for, and whether a buyer has signed in. */
export function dressOf(globals: Readonly<Record<string, unknown>>): Dress {
  const chosen = (tool: Tool): string | null => {
    const value = globals[tool];
    return typeof value === 'string' && value !== own ? value : null;
  };
  const visitor = chosen('visitor');
  return { store: chosen('store'), theme: chosen('theme'), signedIn: visitor === null ? null : visitor === 'buyer' };
}
