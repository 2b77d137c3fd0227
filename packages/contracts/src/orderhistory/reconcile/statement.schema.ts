import { z } from 'zod';
import { moneySchema } from '../../money/money.schema.ts';

/** Days are `YYYY-MM-DD`. */
const day = z.string();

/** What was found for a line: an order that it pays, a part of one, one from which it differs, none, money that came back, or one that the buyer says is not theirs. */
const statementOutcomes = ['matched', 'part', 'differs', 'unmatched', 'credit', 'notTheirs'] as const;

export const statementRowSchema = z.object({
  statementId: z.string(),
  fileName: z.string(),
  /** ISO 8601, UTC. */
  uploadedAt: z.string(),
  /** Of the card; null: the file names none, or several. */
  lastFour: z.string().nullable(),
  from: day,
  to: day,
  lines: z.int(),
  /** Charges less credits. */
  charged: moneySchema,
});
export type StatementRow = z.output<typeof statementRowSchema>;

const statementLineSchema = z.object({
  /** Of the file, from 1. */
  line: z.int(),
  day,
  /** Below zero: a credit. */
  amount: moneySchema,
  /** As the bank writes it. */
  vendor: z.string(),
  lastFour: z.string().nullable(),
  reference: z.string(),
  outcome: z.enum(statementOutcomes),
  /** Why, in words. */
  explanation: z.string(),
  orderNumber: z.string().nullable(),
  poNumber: z.string().nullable(),
  /** The store of the order; null: that of the statement. */
  orderStore: z.string().nullable(),
  /** What the buyer says in place of what was found; null: nothing. */
  choice: z.enum(['linked', 'noOrder', 'notTheirs']).nullable(),
  dispute: z.object({ /** ISO 8601, UTC. */ notedAt: z.string(), reason: z.string() }).nullable(),
  /** The last day on which it can be disputed. */
  disputeUntil: day,
  isDisputable: z.boolean(),
});
export type StatementLine = z.output<typeof statementLineSchema>;

export const statementPageSchema = z.object({
  statement: statementRowSchema,
  lines: z.array(statementLineSchema),
  /** Purchase orders of the time of the statement that were ordered with its cards and are not charged, or not in full. */
  notCharged: z.array(z.object({ orderNumber: z.string(), poNumber: z.string(), vendor: z.string(), placedOn: day, open: moneySchema, explanation: z.string(), store: z.string().nullable() })),
  /** Purchase orders that a charge can be linked to, the earliest first. */
  linkable: z.array(z.object({ poNumber: z.string(), vendor: z.string(), placedOn: day, amount: moneySchema, store: z.string().nullable() })),
  /** Orders of the time of the statement that no card pays: they are not compared. */
  leftOut: z.array(z.object({ orderNumber: z.string(), placedOn: day, total: moneySchema, aac: z.string(), store: z.string().nullable() })),
  /** Why what the buyer wanted was not done; null where there is no such thing. */
  problem: z.string().nullable(),
});
export type StatementPage = z.output<typeof statementPageSchema>;
