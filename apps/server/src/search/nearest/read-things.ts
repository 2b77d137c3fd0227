import { phraseWords } from '../synonyms/synonym-table.ts';

/** A thing as the list writes it, with the categories that it is of: the nearest first. */
export interface Thing {
  readonly name: string;
  readonly categories: readonly string[];
}

/** Things by their words ({@link thingKey}). */
export type Things = ReadonlyMap<string, Thing>;

interface ReadThings {
  readonly things: Things;
  /** By line of the file, from 1. */
  readonly rejects: readonly { readonly line: number; readonly reason: string }[];
}

/** The words of a thing as they are looked up: singular, in small letters, with single spaces between. */
export const thingKey = (thing: string): string => phraseWords(thing).join(' ');

/** Reads a list of things: in a line the id of a category, a colon, and the things that are of it with commas between. `-` is no category. Lines that begin with # are none. */
export function readThings(text: string): ReadThings {
  const things = new Map<string, Thing & { readonly categories: string[] }>();
  const rejects: { line: number; reason: string }[] = [];
  for (const [at, line] of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/).entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const [, category = '', named = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
    const names = named.split(',').map((name) => name.trim()).filter((name) => thingKey(name) !== '');
    if (category.trim() === '' || names.length === 0) rejects.push({ line: at + 1, reason: 'A line has the id of a category, a colon, and things with commas between.' });
    for (const name of names) {
      const thing = things.get(thingKey(name)) ?? { name, categories: [] };
      if (category.trim() !== '-' && !thing.categories.includes(category.trim())) thing.categories.push(category.trim());
      things.set(thingKey(name), thing);
    }
  }
  return { things, rejects };
}
