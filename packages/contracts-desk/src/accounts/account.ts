import { z } from 'zod';

/** `toSetUp`: the person has still to choose a password, or to set up an authenticator app. `notApproved`: may not use the marketplace yet. */
const accountStates = ['active', 'toSetUp', 'notApproved', 'disabled'] as const;

/** `ended`: another one took its place, too many tries were wrong, or nothing is left to set up. */
const linkStates = ['open', 'used', 'expired', 'ended'] as const;

export const accountSchema = z.object({
  /** The subject (`sub`) of its tokens. */
  id: z.string().min(1).max(200),
  login: z.string(),
  /** Where letters to the person go. */
  email: z.string(),
  name: z.string(),
  /** Empty for a member of a state or local government. */
  agencyCode: z.string(),
  state: z.enum(accountStates),
  /** What it signs in with is printed by the start of a trial. */
  isDemo: z.boolean(),
  createdAt: z.string(),
  disabledAt: z.string().nullable(),
  /** The person has still to set these up by a link. */
  owes: z.object({ password: z.boolean(), secondFactor: z.boolean() }),
  /** Since when the person, who has given the password, asks for another second factor: they have lost the app and the recovery codes. */
  helpAskedAt: z.string().nullable(),
  /** The latest link by which the person sets up what the account owes. */
  link: z.object({ state: z.enum(linkStates), madeAt: z.string(), expiresAt: z.string(), usedAt: z.string().nullable() }).nullable(),
});

export type Account = z.output<typeof accountSchema>;

export const accountEventSchema = z.object({
  at: z.string(),
  /** The operator's login, the person on the server's machine, or the account itself. */
  actor: z.string(),
  /** Such as `password-reset`. */
  action: z.string(),
  /** Empty where none was given. */
  reason: z.string(),
});

export const agencyCodeSchema = z.string().regex(/^([A-Za-z0-9]{2,10})?$/, 'Give the agency’s code of 2 to 10 letters and digits, or none.');

export const reasonSchema = z.string().trim().min(1, 'Say why, for the log.').max(500);
