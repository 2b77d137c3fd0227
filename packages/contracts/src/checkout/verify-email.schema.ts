import { z } from 'zod';
import { response } from '../wire/service.ts';

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
});
export type VerifyEmail = z.output<typeof verifyEmailSchema>;

const email = 'buyer@agency.example.gov';
const sent = { to: email, expiresAt: '2026-11-20T15:19:05Z' };

export const verifyEmailAnswer = response(verifyEmailSchema, {
  'Never confirmed': { email, reason: 'unconfirmed', sent: null, problem: null },
  'Mail came back': { email, reason: 'bounced', sent: null, problem: null },
  'A code is on its way': { email, reason: 'unconfirmed', sent, problem: null },
  'A wrong code': { email, reason: 'unconfirmed', sent, problem: 'This is not the code that was sent. You have 4 more tries.' },
});
