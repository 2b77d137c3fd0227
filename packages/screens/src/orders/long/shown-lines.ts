import type { VendorGroup } from '@quartermaster/contracts';

/** Lines that are shown at once: a page with more becomes slow, and takes long to go through. */
export const linesAtOnce = 50;

type Line = VendorGroup['lines'][number];

/** A vendor with those of its lines that are shown. */
export interface ShownGroup {
  readonly group: VendorGroup;
  /** Its place in the cart. */
  readonly groupIndex: number;
  /** With the place of each within its vendor. */
  readonly lines: readonly { readonly line: Line; readonly index: number }[];
}

/** A part of a long list. */
export interface ShownPart {
  readonly groups: readonly ShownGroup[];
  /** From 1; the last one where fewer are there than was asked for. */
  readonly page: number;
  readonly pageCount: number;
  /** Lines that have what was searched for. */
  readonly matching: number;
  /** The place of the first and of the last one that is shown among them, from 1; both 0 where there is none. */
  readonly first: number;
  readonly last: number;
}

/** Compared without capitals, hyphens and blanks, as part numbers are. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a line has every word, in its names or numbers. */
function matcher(words: string): (group: VendorGroup, line: Line) => boolean {
  const wanted = words.split(/\s+/).map(plain).filter((word) => word !== '');
  if (wanted.length === 0) return () => true;
  return ({ vendor }, { name, manufactureName, itemNumber, gsin, contractNumber }) => {
    const text = [name, manufactureName, itemNumber, gsin ?? '', contractNumber, vendor.name].map(plain).join(' ');
    return wanted.every((word) => text.includes(word)) || text.includes(wanted.join(''));
  };
}

interface PlacedLine extends Omit<ShownGroup, 'lines'> {
  readonly line: Line;
  readonly index: number;
}

/** The lines that have what was searched for, in their order. */
function matchingLines(groups: readonly VendorGroup[], words: string): readonly PlacedLine[] {
  const matches = matcher(words);
  return groups.flatMap((group, groupIndex) => group.lines.flatMap((line, index) => (matches(group, line) ? [{ group, groupIndex, line, index }] : [])));
}

/** The page that has a line; null where none has. */
export function pageWith(groups: readonly VendorGroup[], words: string, cartKey: string, atOnce: number = linesAtOnce): number | null {
  const place = matchingLines(groups, words).findIndex(({ line }) => line.cartKey === cartKey);
  return place < 0 ? null : 1 + Math.floor(place / atOnce);
}

/** The part of a list of vendors' lines that is shown, in its order. */
export function shownPart(groups: readonly VendorGroup[], words: string, wantedPage: number, atOnce: number = linesAtOnce): ShownPart {
  const all = matchingLines(groups, words);
  const pageCount = Math.max(1, Math.ceil(all.length / atOnce));
  const page = Math.min(Math.max(1, wantedPage), pageCount);
  const from = (page - 1) * atOnce;
  const part = all.slice(from, from + atOnce);
  const shown = [...Map.groupBy(part, ({ groupIndex }) => groupIndex)].flatMap(([groupIndex, lines]) => {
    const group = lines[0]?.group;
    return group === undefined ? [] : [{ group, groupIndex, lines: lines.map(({ line, index }) => ({ line, index })) }];
  });
  return { groups: shown, page, pageCount, matching: all.length, first: part.length === 0 ? 0 : from + 1, last: from + part.length };
}
