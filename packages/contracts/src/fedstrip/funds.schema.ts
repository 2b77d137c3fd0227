import { z } from 'zod';
import { approvalCauses } from '../checkout/funds-data.schema.ts';
import { fieldErrorSchema } from '../checkout/checkout.schema.ts';
import { moneySchema } from '../money/money.schema.ts';
import { mostEntryLines } from '../requisition/entry/entry-limits.ts';
import { verifiedLineSchema } from './verify.schema.ts';

const activity = z.object({ aac: z.string(), name: z.string() });

/** What is typed for an approver of requisitions; their fund code is in their columns. */
const saidPrices = z.array(z.object({ key: z.string().max(100), /** Dollars of one unit of issue, as they are typed. */ price: z.string().max(40) })).max(mostEntryLines);
export const requisitionFundsSchema = z.object({ appropriation: z.string().max(100), note: z.string().max(500), /** Of lines whose price the catalog does not know. */ prices: saidPrices.optional() });

/** Why requisitions need an approver, before they are sent to one. */
const needsApproverSchema = z.object({
  cause: z.enum(approvalCauses),
  /** The activity or agency whose approvers decide, in words. */
  payer: z.string(),
  /** Requisitions of the store above this need an approver; null where funds control asks for one. */
  limit: moneySchema.nullable(),
  /** How many people could authorize them. */
  approvers: z.int(),
});

/** Funds Control Cart Review: requisitions before they are sent to an approver. */
export const requisitionReviewSchema = z.object({
  activity, need: needsApproverSchema, fundCode: z.string(), lines: z.array(verifiedLineSchema), total: moneySchema, unpriced: z.int(),
  form: z.object({ values: requisitionFundsSchema.required(), errors: z.array(fieldErrorSchema) }),
  version: z.int(), sendKey: z.string(),
});
export type RequisitionReview = z.output<typeof requisitionReviewSchema>;

/** Pieces that an approver leaves of lines, as they are typed; 0 takes a line out. */
export const leftQuantities = z.array(z.object({ key: z.string().max(100), left: z.string().max(20) })).max(mostEntryLines);

const requisitionRequestStatuses = ['waiting', 'authorized', 'returned', 'withdrawn', 'expired'] as const;

const listedSchema = z.object({
  requestId: z.string(), buyerName: z.string(), payer: z.string(), status: z.enum(requisitionRequestStatuses),
  /** Of the lines with a price, by the catalog when they were sent. */
  amount: moneySchema,
  lineCount: z.int(),
  /** ISO 8601, UTC. */
  askedAt: z.string(),
  /** Until then an approver answers. */
  answerBy: z.string(),
});
export type ListedRequisitionRequest = z.output<typeof listedSchema>;

/** Requisitions that wait for an approver, or have waited; for their buyer and their approvers. */
export const requisitionRequestSchema = listedSchema.extend({
  as: z.enum(['buyer', 'approver']), activity, fundCode: z.string(), appropriation: z.string(), note: z.string(), cause: z.enum(approvalCauses),
  /** As they would be sent now. */
  lines: z.array(verifiedLineSchema), unpriced: z.int(),
  /** What the buyer sent of lines of which an approver has changed the quantity: up to it, it may be raised again. */
  sent: z.array(z.object({ key: z.string(), quantity: z.int() })).optional(),
  /** Who decided, and when; null: no one yet. */
  decided: z.object({ by: z.string(), at: z.string() }).nullable(),
  reason: z.string(),
  /** What was sent together; null: nothing was. */
  orderId: z.string().nullable(),
  /** In which they are charged to a fund; null: a limit of the store asks. */
  fiscalYear: z.int().nullable(),
  /** Of the fund, for an approver; null: none is kept. */
  budget: z.object({ amount: moneySchema, reserved: moneySchema, spent: moneySchema, left: moneySchema }).nullable(),
  /** What happened, the oldest first. */
  events: z.array(z.object({ at: z.string(), by: z.string(), what: z.string(), details: z.array(z.string()) })),
  may: z.object({ authorize: z.boolean(), change: z.boolean(), giveBack: z.boolean(), withdraw: z.boolean(), remind: z.boolean(), takeBack: z.boolean() }),
  /** What the approver sees: they decide about that, and nothing else. */
  reviewed: z.string(),
  /** What keeps them from being authorized. */
  problems: z.array(z.string()),
  notice: z.object({ tone: z.enum(['success', 'warning']), text: z.string() }).nullable(),
  form: z.object({ reason: z.string(), quantities: leftQuantities, errors: z.array(fieldErrorSchema) }),
});
export type RequisitionRequest = z.output<typeof requisitionRequestSchema>;

export const requisitionRequestListsSchema = z.object({ isApprover: z.boolean(), waiting: z.array(listedSchema), own: z.array(listedSchema) });
