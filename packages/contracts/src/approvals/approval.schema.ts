import { z } from 'zod';
import { totalsSchema, vendorGroupSchema } from '../cart/cart.schema.ts';
import { addressSchema } from '../checkout/address.schema.ts';
import { orderProblemSchema } from '../cart/order-problem.schema.ts';
import { fieldErrorSchema, groupTermsSchema, paymentSchema } from '../checkout/checkout.schema.ts';
import { approvalCauses } from '../checkout/funds-data.schema.ts';
import { moneySchema } from '../money/money.schema.ts';

/** `waiting` goes on; the others are ends. */
const approvalStatuses = ['waiting', 'ordered', 'returned', 'withdrawn', 'expired'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

const noticeSchema = z.object({ tone: z.enum(['success', 'warning']), text: z.string() }).nullable();

const known = {
  requestId: z.string(),
  status: z.enum(approvalStatuses),
  buyerName: z.string(),
  cause: z.enum(approvalCauses),
  /** The activity or agency whose approvers decide, in words. */
  payer: z.string(),
  fund: z.string().nullable(),
  /** With shipping and tax. */
  amount: moneySchema,
  askedAt: z.string(),
  answerBy: z.string(),
  orderNumber: z.string().nullable(),
};

/** One cart in a list. */
const listedSchema = z.object(known);
export type ListedApproval = z.output<typeof listedSchema>;

export const approvalListsSchema = z.object({
  /** Whether the caller is an approver of an activity or agency. */
  isApprover: z.boolean(),
  /** What waits for the caller, the oldest first. */
  waiting: z.array(listedSchema),
  /** What ended lately of the activities and agencies of the caller, the newest first. */
  ended: z.array(listedSchema),
  /** The caller’s own carts, the newest first. */
  own: z.array(listedSchema),
});

/** One cart under funds control, or above a limit of its store. */
export const approvalSchema = z.object({
  ...known,
  /** Who looks at it. */
  as: z.enum(['buyer', 'approver']),
  buyerEmail: z.string(),
  fiscalYear: z.int(),
  appropriation: z.string().nullable(),
  note: z.string(),
  /** Why it was returned. */
  reason: z.string().nullable(),
  /** The cart as it is now; null once it is ordered, or back with its buyer. */
  cart: z.object({ groups: z.array(vendorGroupSchema), terms: z.array(groupTermsSchema), totals: totalsSchema, shipTo: addressSchema.nullable(), payment: paymentSchema.nullable() }).nullable(),
  /** What keeps it from being ordered now, or has changed since it was sent. */
  problems: z.array(orderProblemSchema),
  /** The budget of its fund; for approvers, where there is one. */
  budget: z.object({ amount: moneySchema, reserved: moneySchema, spent: moneySchema, left: moneySchema }).nullable(),
  /** What happened, the oldest first. */
  events: z.array(z.object({ at: z.string(), by: z.string(), what: z.string(), details: z.array(z.string()) })),
  may: z.object({ authorize: z.boolean(), change: z.boolean(), giveBack: z.boolean(), withdraw: z.boolean(), remind: z.boolean(), putBack: z.boolean() }),
  /** Fingerprint of what the approver sees: they authorize that, and nothing else. */
  reviewed: z.string(),
  form: z.object({ reason: z.string(), errors: z.array(fieldErrorSchema) }),
  /** What was done, or why nothing was. */
  notice: noticeSchema,
});
export type Approval = z.output<typeof approvalSchema>;
