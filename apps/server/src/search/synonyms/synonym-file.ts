import { readGroup } from './read-group.ts';
import { crowdedReason, phraseWords, SynonymGroups, type SynonymGroup } from './synonym-table.ts';

/** Groups of one file; each search reads the table of all. */
const mostGroups = 5_000;

export interface ReadSynonymFile {
  readonly groups: readonly SynonymGroup[];
  /** By line of the file, from 1. */
  readonly rejects: readonly { readonly line: number; readonly reason: string }[];
}

/** Which groups are the same, whatever the order and the plurals of their words. */
export const groupKey = (group: SynonymGroup): string => group.map((phrase) => phraseWords(phrase).join(' ')).toSorted().join(', ');

/** Reads a file as search engines have it (`synonyms.txt`): a group in a line, commas between; lines that begin with # are none. */
export function readSynonymFile(text: string): ReadSynonymFile {
  const groups: SynonymGroup[] = [];
  const rejects: { line: number; reason: string }[] = [];
  const lineOf = new Map<string, number>();
  const all = new SynonymGroups();
  for (const [at, line] of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/).entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const reason = reasonAgainst(line, at + 1);
    if (reason !== null) rejects.push({ line: at + 1, reason });
  }
  if (groups.length > mostGroups) rejects.push({ line: 0, reason: `The file has ${groups.length.toLocaleString('en-US')} groups; at most ${mostGroups.toLocaleString('en-US')} are kept.` });
  return { groups, rejects };

  function reasonAgainst(line: string, number: number): string | null {
    if (line.includes('=>')) return 'Words are for the same thing both ways: write commas in place of =>.';
    const read = readGroup(line);
    if ('problem' in read) return read.problem;
    const before = lineOf.get(groupKey(read.group));
    if (before !== undefined) return `Line ${before} has the same words.`;
    const crowded = all.add(read.group);
    if (crowded !== null) return crowdedReason(crowded);
    lineOf.set(groupKey(read.group), number);
    groups.push(read.group);
    return null;
  }
}

/** All groups as a file that an import reads. */
export const writeSynonymFile = (groups: readonly SynonymGroup[]): string =>
  ['# Words for the same thing: a group in a line, commas between.', ...groups.map((group) => group.join(', ')), ''].join('\n');
