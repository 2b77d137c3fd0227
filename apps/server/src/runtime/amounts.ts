import { z } from 'zod';

/** Cents of a dollar amount such as `218.40`, `1,204.5` or 12. */
export const cents = z.union([z.string(), z.number()], 'must be a dollar amount such as 19.99').transform((value, context) => {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(String(value).trim());
  const amount = match === null ? NaN : Number((match[1] ?? '').replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  if (Number.isSafeInteger(amount) && amount <= 100_000_000_000) return amount;
  context.addIssue({ code: 'custom', message: `must be a dollar amount with at most two decimals, for example 19.99; it is '${String(value).slice(0, 30)}'` });
  return z.NEVER;
});

/** An amount that something costs. */
export const price = cents.refine((value) => value > 0, 'must be more than zero');
