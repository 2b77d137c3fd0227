/** The most that five columns take in pieces; above it they take thousands alone. */
export const mostPieces = 99_999;
const mostThousands = 9_999;

/** Pieces, from `00010` or `1950M`; null where it is neither, or is nothing. Thousands are for more than 99,999 alone: a quantity has one way to be written. */
export function readQuantity(text: string): number | null {
  if (/^\d{5}$/.test(text) && Number(text) > 0) return Number(text);
  return /^[1-9]\d{3}M$/.test(text) || /^0[1-9]\d{2}M$/.test(text) ? Number(text.slice(0, 4)) * 1000 : null;
}

/** The five columns of a number of pieces; null where they do not take it. */
export function writeQuantity(pieces: number): string | null {
  if (!Number.isSafeInteger(pieces) || pieces < 1) return null;
  if (pieces <= mostPieces) return String(pieces).padStart(5, '0');
  const thousands = pieces / 1000;
  return Number.isInteger(thousands) && thousands <= mostThousands ? `${String(thousands).padStart(4, '0')}M` : null;
}
