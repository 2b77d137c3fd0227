import { z } from 'zod';
import { moneySchema } from '../money/money.schema.ts';

/** The configuration that a product is a variant of, as lists say it. Left out where the store sells no other variant. */
export const variantOfSchema = z.object({
  id: z.string(),
  /** What all variants are called. */
  name: z.string(),
  /** What this variant has, in the order in which buyers are asked. */
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Variants that the store sells, this one among them. */
  variants: z.number().int(),
  /** The lowest price of all variants, each per its unit of issue; null where none has a price of today. */
  low: moneySchema.nullable(),
});
export type VariantOf = z.output<typeof variantOfSchema>;

const optionSchema = z.object({
  name: z.string(),
  /** Null: not yet chosen. */
  chosen: z.string().nullable(),
  values: z.array(
    z.object({
      value: z.string(),
      /** With what is chosen of the other options, a variant has it. */
      isOffered: z.boolean(),
      /** That variant, where it is one. */
      productId: z.string().nullable(),
    }),
  ),
});

/** What can be chosen of a configuration, and what is chosen. */
export const choiceSchema = z.object({ id: z.string(), name: z.string(), variants: z.number().int(), options: z.array(optionSchema) });
export type OptionChoice = z.output<typeof choiceSchema>;
