import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { listed, listRequest } from '../wire/lists.ts';
import { reasonKinds } from '../orders/services.ts';
import { roles } from '../operators/roles.ts';

const entry = z.object({
  number: z.int(),
  at: z.string(),
  /** Login of the operator, or the command by which it was done. */
  actor: z.string(),
  /** Null: a command on the server's machine. */
  role: z.enum(roles).nullable(),
  /** Such as `registration.accepted`. */
  action: z.string(),
  /** What was changed: a number, a code. */
  subject: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export type AuditEntry = z.output<typeof entry>;

export const auditService = defineDeskService({
  path: '/audit', method: 'GET', role: 'viewer', summary: 'Every change that was made at the desk, the newest first.',
  request: z.object(listRequest),
  answer: z.object({ ...listed, entries: z.array(entry) }),
});

export const overviewService = defineDeskService({
  path: '/overview', method: 'GET', role: 'viewer', summary: 'What waits for people or for programs.',
  request: z.object({}),
  answer: z.object({
    queues: z.array(z.object({ name: z.enum(['orders', 'registrations', 'buyer-requests', 'product-reports', 'messages', 'mail']), waiting: z.int(), oldest: z.string().nullable() })),
    /** Why purchase orders are in the queue, and how many; one may be there for several reasons. */
    orderReasons: z.array(z.object({ kind: z.enum(reasonKinds), waiting: z.int() })),
    /** Mails that are not tried again by themselves: they wait for an operator, and are not among those that wait. */
    deadMails: z.int(),
  }),
});
