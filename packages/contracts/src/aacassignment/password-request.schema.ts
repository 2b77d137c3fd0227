import { z } from 'zod';
import { fieldErrorSchema } from '../checkout/checkout.schema.ts';
import { sensitive } from '../wire/sensitive.ts';

/** An activity address code as it was typed. */
export const typedAac = z.string().max(40);
export const errors = z.array(fieldErrorSchema);

/** A password that is chosen for an activity; it comes back in no answer. */
export const chosenPassword = sensitive(z.string().max(300));

/** Where the buyer is led when the password is right, or when they leave the page without it. */
export const cameFrom = z.enum(['checkout', 'addresses', 'payments', 'requisitions']);
export type CameFrom = z.output<typeof cameFrom>;
export const from = cameFrom.optional().catch(undefined);

/** The form for the supervisor. It is the same for every code that could be one: whether there is such an activity is not said. */
export const supervisorFormSchema = z.object({
  aac: z.string(),
  values: z.object({ supervisorEmail: z.string(), purpose: z.string() }),
  errors,
});
export type SupervisorForm = z.output<typeof supervisorFormSchema>;

/** A request as the supervisor reads it. */
const requestSchema = z.object({
  aac: z.string(),
  activity: z.string(),
  buyerName: z.string(),
  buyerEmail: z.string(),
  purpose: z.string(),
  askedAt: z.string(),
  answerBy: z.string(),
});

/** The page of the supervisor before they have decided. */
export const approvalSchema = z.object({ request: requestSchema, reason: z.string(), errors });

/** The same afterwards. */
export const decidedSchema = z.object({
  request: requestSchema,
  /** `revoked`: approved first, and taken back. */
  status: z.enum(['approved', 'rejected', 'revoked']),
  /** Why it was rejected or taken back. */
  reason: z.string().nullable(),
  /** The last day of the password; null where there is none. */
  until: z.string().nullable(),
  errors,
});
