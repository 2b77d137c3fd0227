import type { FieldRule } from './field-rule.ts';

/** Dollars: no authorization is larger. */
const most = 1_000_000_000;
const written = /^\$?\s?(?:(\d{1,3}(?:,\d{3})+)|(\d{1,10}))(?:\.(\d{1,2}))?$/;

/** Cents, from an amount of dollars as people write it (`5000`, `$5,000.50`); null where it is none, nothing, or above a billion. */
export function parseDollars(text: string): number | null {
  const [, grouped, plain, decimals = ''] = written.exec(text.slice(0, 40).trim()) ?? [];
  const whole = grouped?.replaceAll(',', '') ?? plain;
  if (text.length > 40 || whole === undefined) return null;
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return cents > 0 && cents <= most * 100 ? cents : null;
}

export const dollarsRule: FieldRule = (value) =>
  parseDollars(value) === null ? 'Enter an amount in dollars, for example 5,000 or 5000.00; at most a billion.' : null;
