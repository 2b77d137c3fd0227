import type { EntryRow } from './entry-rows.ts';

// As letters: a stock number is not taken for the number of a card, which no draft may hold.
const letters = (text: string): string => Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('').replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
const texts = (written: string): string => {
  const hex = written.replaceAll(/[g-p]/g, (letter) => String('ghijklmnop'.indexOf(letter)));
  return new TextDecoder().decode(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
};

/** The lines of a draft, as a text that the engine keeps. Empty: there are none. */
export function unsavedText(rows: readonly EntryRow[]): string {
  return rows.length === 0 ? '' : letters(JSON.stringify(rows.map(({ key, place, revision, typed, kept, exception }) => ({ key, place, revision, typed, kept, exception }))));
}

/** Lines out of such a text; none where it is none. */
export function readUnsaved(text: string): readonly EntryRow[] {
  try {
    const read: unknown = JSON.parse(texts(text));
    return Array.isArray(read) ? read.map((row: Pick<EntryRow, 'key' | 'place' | 'revision' | 'typed' | 'kept' | 'exception'>) => ({ ...row, item: null, isLeft: true })) : [];
  } catch {
    return [];
  }
}
