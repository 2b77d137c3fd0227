/** An amount in dollars as people type it: `19.99`, `$1,200`. */
export const dollarPattern = /^\$?\s*\d[\d,]*(\.\d{1,2})?$/;

export const dollarMessage = 'Enter an amount in dollars, for example 19.99.';
export const longestAmount = 15;

/** An amount as it goes into the address, without sign and commas; null when the field is empty, undefined when it is no amount. */
export function readDollars(typed: string): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (text.length > longestAmount || !dollarPattern.test(text)) return undefined;
  return text.replaceAll(/[$,\s]/g, '');
}

export interface PriceProblem {
  field: 'min' | 'max';
  message: string;
}

/** Both ends of a price range, or what is wrong and at which field. */
export function readPriceRange(min: string, max: string): { min: string | null; max: string | null } | PriceProblem {
  const low = readDollars(min);
  const high = readDollars(max);
  if (low === undefined) return { field: 'min', message: dollarMessage };
  if (high === undefined) return { field: 'max', message: dollarMessage };
  if (low !== null && high !== null && Number(low) > Number(high)) {
    return { field: 'max', message: 'Enter a highest price that is at least the lowest price.' };
  }
  return { min: low, max: high };
}
