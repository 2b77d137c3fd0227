import { z } from 'zod';
import { moneySchema } from '../money/money.schema.ts';

/** The schema of {@link SessionAttributes}; kept beside the type so that the web's first load carries no schema library. */
export const sessionAttributesSchema = z.object({
  storeID: z.number().int(),
  storeName: z.string(),
  ipAddress: z.string(),
  loggedIn: z.boolean(),
  appServerID: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  agencyCode: z.string().nullable(),
  sessionTimeout: z.number().int().positive().nullable(),
  unreadMessages: z.number().int().min(0),
  cartSummary: z.object({ lineCount: z.number().int().min(0), subtotal: moneySchema }),
});
