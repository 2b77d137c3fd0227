import { areas, parts, type Part } from './parts.ts';

/**
 * The parts that the words of the command name: an area, a folder, or all.
 *
 * @throws Error for a word that names none, and for no word at all
 */
export function chosenParts(words: readonly string[]): readonly Part[] {
  const named = words.map((word) => {
    const found = parts.filter(({ area, folder }) => word === 'all' || word === area || folder.startsWith(word));
    if (found.length === 0) throw new Error(`'${word}' names no part. Write ${areas.join(', ')}, all, or one of these folders: ${parts.map(({ folder }) => folder).join(', ')}.`);
    return found;
  });
  if (named.length === 0) throw new Error(`Write what is to be mutated: ${areas.join(', ')}, all, or a folder.`);
  return parts.filter((part) => named.some((found) => found.includes(part)));
}
