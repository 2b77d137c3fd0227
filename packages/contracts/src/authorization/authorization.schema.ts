import { z } from 'zod';
import { fieldErrorSchema } from '../checkout/checkout.schema.ts';
import { moneySchema } from '../money/money.schema.ts';

/** `requested` and `authorized` go on; the others are ends. `expired`: no answer in time; `ended`: its last day is over. */
const status = z.enum(['requested', 'authorized', 'declined', 'withdrawn', 'expired', 'ended', 'revoked', 'replaced']);
export type AuthorizationStatus = z.output<typeof status>;

/** What a supervisor has authorized. Days are `YYYY-MM-DD`. */
const terms = z.object({
  limit: moneySchema,
  /** The month with which the year of the limit begins, from 1. */
  yearBegins: z.int(),
  from: z.string(),
  until: z.string(),
  /** Of the year that is now, with shipping and tax; what was canceled or rejected does not count. */
  used: moneySchema,
  left: moneySchema,
  /** The last day of that year. */
  yearEnds: z.string(),
});

/** What was asked for. */
const asked = {
  purpose: z.string(),
  yearly: moneySchema,
  askedAt: z.string(),
  /** Until when the supervisor may answer. */
  answerBy: z.string(),
};

export const memberAuthorizationSchema = z.object({
  authorizationId: z.string(),
  status,
  supervisorName: z.string(),
  supervisorEmail: z.string(),
  ...asked,
  remindedAt: z.string().nullable(),
  canRemind: z.boolean(),
  terms: terms.nullable(),
  /** Why it was declined or revoked. */
  reason: z.string().nullable(),
});
export type MemberAuthorization = z.output<typeof memberAuthorizationSchema>;

/** What a member types. */
export const authorizationRequestSchema = z.object({ supervisorName: z.string().max(100), supervisorEmail: z.string().max(320), purpose: z.string().max(500), yearly: z.string().max(40) });

/** What a supervisor reads of the request; they have no account. */
export const supervisedSchema = z.object({ status, memberName: z.string(), memberEmail: z.string(), government: z.string(), supervisorName: z.string(), ...asked, terms: terms.nullable(), reason: z.string().nullable() });

/** What a supervisor types. */
export const supervisorAnswerSchema = z.object({ limit: z.string().max(40), yearBegins: z.string().max(2), until: z.string().max(40), reason: z.string().max(500) });

export const errorsSchema = z.array(fieldErrorSchema);
