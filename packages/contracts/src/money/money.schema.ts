import { z } from 'zod';

/** Integer minor units plus currency; never a float. */
export const moneySchema = z.object({ amount: z.number().int(), currency: z.literal('USD') });
