import { z } from 'zod';

/** A repeated query parameter: `?category=7510&category=7530`. One value is a list of one. */
export const queryList = z
  .union([z.string().max(200), z.array(z.string().max(200)).max(50)])
  .transform((value) => (Array.isArray(value) ? value : [value]));

/** A whole number that may come as text from a query string. */
export const queryInteger = (minimum: number, maximum: number) => z.coerce.number().int().min(minimum).max(maximum);
