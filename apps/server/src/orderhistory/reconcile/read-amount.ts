const written = /^(\()?\s*(-|\+)?\s*\$?\s*(-)?(\d{1,3}(?:,\d{3}){1,2}|\d{1,9})(?:\.(\d{1,2}))?\s*(\))?\s*(cr|dr)?$/i;

/**
 * Cents of an amount as banks write it: `1,204.50`, `$12`, `(12.00)`, `-12.00`, `12.00 CR`. Brackets, minus and CR are below zero.
 *
 * @returns null: it is no amount, or one of a billion dollars or more: no statement has one, and sums of lines stay exact
 */
export function readAmount(text: string): number | null {
  const match = written.exec(text.trim());
  if (match === null) return null;
  const [, open, sign, innerSign, whole = '', fraction = '', close, suffix = ''] = match;
  if ((open === undefined) !== (close === undefined)) return null;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0') || 0);
  const isNegative = open !== undefined || sign === '-' || innerSign === '-' || suffix.toLowerCase() === 'cr';
  return isNegative ? -cents : cents;
}
