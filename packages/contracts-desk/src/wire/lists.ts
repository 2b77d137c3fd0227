import { z } from 'zod';

/** Rows on one page of a list. */
export const pageSize = 25;

/** The words that a list is searched for, and its page. */
export const listRequest = {
  q: z.string().trim().max(200).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
};

/** What every list says beside its rows. */
export const listed = {
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
};

/** Nothing is left to say: the change was made. */
export const done = z.strictObject({});
