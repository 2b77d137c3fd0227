import { z } from 'zod';

/**
 * Which mails about their orders a buyer wants: all; what waits for them to read or answer; or only what is never left out, because goods that were
 * counted on do not come.
 */
export const orderMailSchema = z.enum(['all', 'needed', 'least']);
