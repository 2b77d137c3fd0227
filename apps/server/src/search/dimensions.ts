import { canonicalNumber } from '../text/index.ts';

/** A size of two or three lengths, such as of paper. */
export interface Dimensions {
  /** As the search knows numbers: `8.5`. */
  readonly lengths: readonly string[];
  /** Null: none was typed. */
  readonly unit: string | null;
  readonly start: number;
  readonly end: number;
}

const units: Readonly<Record<string, string>> = { '"': 'in', in: 'in', inch: 'in', inches: 'in', "'": 'ft', ft: 'ft', feet: 'ft', mm: 'mm', cm: 'cm', m: 'm' };
const unit = String.raw`"|'|inches|inch|in(?!\s*\d)|feet|ft|mm|cm|m`;
const length = String.raw`\d+[ -]\d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?`;
/** What is behind the last length may be a unit of all; where it is another word, that word is of something else. */
const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}./-])(?:${length})(?:\s?(?:${unit}))?(?:\s?(?:x|by)\s?(?:${length})(?:\s?(?:${unit})(?![\p{L}\p{N}]))?){1,2}(?![\p{L}\p{N}./])(?!\s*(?:[kmgt]b|pc|pcs|pack|packs|pk|sheets?|pages?|ports?|w|v|oz|lbs?|gal|ml|l)(?![\p{L}\p{N}]))`, 'gu');

/** The sizes of several lengths in a folded text: `8.5 x 11`, `8 1/2" x 11"` and `8.5x11 in` are the same. */
export function findDimensions(folded: string): Dimensions[] {
  return [...folded.matchAll(pattern)].map((match) => {
    const [whole] = match;
    const named = new RegExp(String.raw`(?:${unit})(?=\s?(?:x|by)\s|\s?(?:x|by)\d|$)`).exec(whole)?.[0];
    return {
      lengths: [...whole.matchAll(new RegExp(length, 'g'))].map(([amount]) => canonicalNumber(amount)),
      unit: named === undefined ? null : (units[named] ?? null),
      start: match.index,
      end: match.index + whole.length,
    };
  });
}
