import { z } from 'zod';

/** The largest number of a column of counts in the database. */
const most = 2_147_483_647;

/** A number that the database counts up, as a page sends it back: a version, a revision, a line. */
export const keptCountSchema = z.int().min(0).max(most);
