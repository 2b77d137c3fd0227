import { z } from 'zod';
import { moneySchema } from '../money/money.schema.ts';

/** A requisition before it is sent. */
export const verifiedLineSchema = z.object({
  key: z.string(),
  /** From 1. */
  number: z.int(),
  stockNumber: z.string(),
  name: z.string(),
  isOnDemand: z.boolean(),
  /** 0: what was typed is no quantity, and is in `wrongQuantity`. */
  quantity: z.int(),
  wrongQuantity: z.object({ typed: z.string(), message: z.string() }).optional(),
  unitOfIssue: z.string(),
  /** By the catalog of now: what is billed is said by the source of supply. */
  price: moneySchema.nullable(),
  /** The price is what the buyer expects: the catalog knows none. */
  isPriceSaid: z.boolean(),
  total: moneySchema.nullable(),
  /** The 80 columns; null: they cannot be written. The serial number is given when it is sent. */
  record: z.string().nullable(),
  /** Exception data, which go out beside the record; empty: none. */
  remarks: z.string(),
  furtherAdviceCodes: z.array(z.string()),
  exportOption: z.string(),
  /** With the number of the rule in front; without what is said of the quantity in `wrongQuantity`. */
  problems: z.array(z.string()),
});

export const verifyPageSchema = z.object({
  activity: z.object({ aac: z.string(), name: z.string() }),
  lines: z.array(verifiedLineSchema),
  /** What all lines have in common, with its meaning. */
  constants: z.array(z.object({ title: z.string(), text: z.string(), meaning: z.string() })),
  /** Of the lines with a price. */
  total: moneySchema,
  unpriced: z.int(),
  /** Given back when it is sent: what was changed since is shown first. */
  version: z.int(),
  sendKey: z.string(),
  notice: z.string().nullable(),
  /** Whose approvers are asked before anything is sent, in words; null: no one is. */
  approversOf: z.string().nullable(),
});
export type VerifyPage = z.output<typeof verifyPageSchema>;

export const orderSummarySchema = z.object({
  activity: z.object({ aac: z.string(), name: z.string() }),
  /** ISO 8601, UTC. */
  sentAt: z.string(),
  requisitions: z.array(z.object({ documentNumber: z.string(), stockNumber: z.string(), name: z.string(), quantity: z.int(), unitOfIssue: z.string(), price: moneySchema.nullable(), total: moneySchema.nullable() })),
  total: moneySchema,
  unpriced: z.int(),
});
