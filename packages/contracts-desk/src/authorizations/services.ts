import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done, listed, listRequest } from '../wire/lists.ts';

/** `requested` and `authorized` go on; the others are ends. */
const authorizationStates = ['requested', 'authorized', 'declined', 'withdrawn', 'expired', 'ended', 'revoked', 'replaced'] as const;

const id = z.string().max(40);

const authorization = z.object({
  id,
  state: z.enum(authorizationStates),
  memberName: z.string(),
  memberEmail: z.string(),
  /** With its state: `City of Example, IA`. */
  government: z.string(),
  supervisorName: z.string(),
  supervisorEmail: z.string(),
  askedAt: z.string(),
});

export type ListedAuthorization = z.output<typeof authorization>;

const happening = z.object({
  /** From 1. */
  position: z.int(),
  at: z.string(),
  title: z.string(),
  /** Terms or a reason; may be empty. */
  text: z.string(),
  by: z.enum(['member', 'supervisor', 'operator', 'system']),
  name: z.string(),
});

export type AuthorizationHappening = z.output<typeof happening>;

export const authorizationsService = defineDeskService({
  path: '/authorizations', method: 'GET', role: 'viewer', summary: 'What state and local members have asked of their supervisors, the newest first.',
  request: z.object({ ...listRequest, state: z.enum([...authorizationStates, 'all']).default('all') }),
  answer: z.object({ ...listed, authorizations: z.array(authorization) }),
});

export const authorizationService = defineDeskService({
  path: '/authorization', method: 'GET', role: 'viewer', summary: 'One request of a member, what was authorized, and what happened to it.',
  request: z.object({ id }),
  answer: z.object({
    authorization: authorization.extend({
      /** In which it was asked for; it counts in all. */
      store: z.string(),
      purpose: z.string(),
      /** What was asked for in a year, with its currency. */
      yearly: z.string(),
      answerBy: z.string(),
      /** Why it was declined or revoked. */
      reason: z.string().nullable(),
      /** Null: nothing was authorized. Days are `YYYY-MM-DD`, amounts have their currency. */
      terms: z.object({
        limit: z.string(),
        /** The kind of year that the limit is for, in words. */
        year: z.string(),
        from: z.string(),
        until: z.string(),
        /** In the year that is now; null: it is not in force. */
        use: z.object({ used: z.string(), left: z.string(), yearEnds: z.string() }).nullable(),
      }).nullable(),
    }),
    /** The oldest first. */
    happenings: z.array(happening),
  }),
});

export const revokeAuthorizationService = defineDeskService({
  path: '/authorization/revoke', method: 'POST', role: 'orderClerk', summary: 'Revokes what a supervisor has authorized; the member and the supervisor get a mail with the reason.',
  request: z.object({ id, reason: z.string().trim().min(1, 'Give the reason.').max(500) }),
  answer: done,
});
