import { z } from 'zod';
import { totalsSchema, vendorGroupSchema } from '../cart/cart.schema.ts';
import { moneySchema } from '../money/money.schema.ts';
import { addressSchema } from './address.schema.ts';
import { fieldErrorSchema, groupTermsSchema, paymentSchema } from './checkout.schema.ts';

/** Why an order needs an approver: the activity that pays is under funds control, or the order is above a limit of the store. */
export const approvalCauses = ['funds', 'limit'] as const;

/** What is typed for an approver. */
export const fundsValuesSchema = z.object({ fund: z.string().max(10), appropriation: z.string().max(100), note: z.string().max(500) });

/** The review of a cart that an approver decides about: the buyer enters its fund before it is sent, the approver changes it. */
export const fundsDataSchema = z.object({
  groups: z.array(vendorGroupSchema),
  terms: z.array(groupTermsSchema),
  totals: totalsSchema,
  shipTo: addressSchema,
  payment: paymentSchema,
  cause: z.enum(approvalCauses),
  /** The activity or agency whose approvers decide, in words. */
  payer: z.string(),
  /** Orders of the store above this need an approver; null where funds control asks for one. */
  limit: moneySchema.nullable(),
  /** How many people could authorize it. */
  approvers: z.int(),
  /** Days within which one of them answers. */
  answerDays: z.int(),
  fiscalYear: z.int(),
  /** The funds that the activity keeps a budget of in this fiscal year, with what is left for this order; none: it keeps no budgets. */
  budgets: z.array(z.object({ fund: z.string(), left: moneySchema })),
  form: z.object({ values: fundsValuesSchema, errors: z.array(fieldErrorSchema) }),
  /** The buyer sends the cart with these; null where an approver changes it. */
  sending: z.object({ submitKey: z.string(), reviewed: z.string() }).nullable(),
  /** The request that an approver changes. */
  changing: z.object({
    request: z.string(), reviewed: z.string(),
    /** What the buyer sent of lines of which an approver has changed the quantity: up to it, it may be raised again. */
    sent: z.array(z.object({ cartKey: z.string(), quantity: z.int() })).optional(),
  }).nullable(),
});
export type FundsData = z.output<typeof fundsDataSchema>;
