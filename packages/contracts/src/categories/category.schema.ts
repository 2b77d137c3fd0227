import { z } from 'zod';

const smallCategory = z.object({ id: z.string(), name: z.string(), count: z.number().int() });

/** A category of the store's catalog with those right below it; `count` is what is in it and below it. */
export const categorySchema = smallCategory.extend({ picture: z.string(), children: z.array(smallCategory) });
export type Category = z.output<typeof categorySchema>;
