import { z } from 'zod';

/** A repeated query parameter: `?category=7510&category=7530`. One value is a list of one. */
export const queryList = z
  .union([z.string().max(200), z.array(z.string().max(200)).max(50)])
  .transform((value) => (Array.isArray(value) ? value : [value]));

/** A whole number of an address that people edit: one outside of the range is the nearest in it, and what is none is the lowest. */
export const mendedInteger = (minimum: number, maximum: number) =>
  z.coerce.number().catch(minimum).transform((number) => Math.min(maximum, Math.max(minimum, Math.trunc(number))));

/** Text of an address that people edit: what is too long is cut, and of several the first counts. */
export const mendedText = (most: number) => z.union([z.string(), z.array(z.string()).transform(([first]) => first ?? '')]).transform((text) => text.slice(0, most));

/** A whole number that may come as text from a query string. */
export const queryInteger = (minimum: number, maximum: number) => z.coerce.number().int().min(minimum).max(maximum);
