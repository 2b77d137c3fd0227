import { z } from 'zod';
import { response } from '../wire/service.ts';

/** Where a confirmed address leads: to the review of the order, or back to requisitions. */
export const afterConfirmation = z.enum(['review', 'requisitions']);

/** The confirmation of an e-mail address without which no order is placed. */
const verifyEmailSchema = z.object({
  /** The buyer's address, or the one that they typed. */
  email: z.string(),
  /** `bounced`: mail to it came back. */
  reason: z.enum(['unconfirmed', 'bounced']),
  /** The code that is on its way; null: none. */
  sent: z.object({ to: z.string(), /** ISO 8601, UTC. */ expiresAt: z.string() }).nullable(),
  /** What is wrong with the typed address or code. */
  problem: z.string().nullable(),
  next: afterConfirmation,
});
export type VerifyEmail = z.output<typeof verifyEmailSchema>;

const email = 'buyer@agency.example.gov';
const next = 'review' as const;
const sent = { to: email, expiresAt: '2026-11-20T15:19:05Z' };

export const verifyEmailAnswer = response(verifyEmailSchema, {
  'Never confirmed': { email, reason: 'unconfirmed', sent: null, problem: null, next },
  'Mail came back': { email, reason: 'bounced', sent: null, problem: null, next },
  'A code is on its way': { email, reason: 'unconfirmed', sent, problem: null, next },
  'A wrong code': { email, reason: 'unconfirmed', sent, problem: 'This is not the code that was sent. You have 4 more tries.', next },
  'Before requisitions': { email, reason: 'unconfirmed', sent: null, problem: null, next: 'requisitions' },
});
