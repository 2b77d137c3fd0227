/**
 * Reads a number as people type it: spaces, thousands commas and a leading currency sign are ignored.
 * Undefined when it is none or has more fraction digits than allowed.
 */
export function readDecimal(typed: string, fractionDigits: number): number | undefined {
  const compact = typed.replaceAll(/[\s,]/g, '').replace(/^\$/, '');
  const match = /^\d{1,12}(?:\.(\d*))?$/.exec(compact) ?? /^\.(\d+)$/.exec(compact);
  if (match === null || (match[1] ?? '').length > fractionDigits) return undefined;
  return Number(compact);
}
