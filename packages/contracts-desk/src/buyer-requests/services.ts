import { z } from 'zod';
import { reasonSchema } from '../accounts/account.ts';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done, listed, listRequest } from '../wire/lists.ts';

const states = ['open', 'granted', 'declined', 'withdrawn'] as const;

/** `B-0000123-4`, as the buyer was told it. */
const number = z.string().max(40);

const request = z.object({
  number,
  /** Another agency is to count for the buyer, or their account is to be closed. */
  kind: z.enum(['agency', 'closure']),
  state: z.enum(states),
  store: z.string(),
  name: z.string(),
  /** Null: none is known, so that they get no mail; that of a closed account is not kept. */
  email: z.string().nullable(),
  askedAt: z.string(),
  decidedAt: z.string().nullable(),
  /** Login of the operator; null: it is open, or the buyer took it back. */
  decidedBy: z.string().nullable(),
  /** Why it was declined, or what the operator noted. */
  reason: z.string(),
});

export type BuyerRequest = z.output<typeof request>;

export const buyerRequestsService = defineDeskService({
  path: '/buyer-requests', method: 'GET', role: 'viewer', summary: 'What buyers ask of their own accounts: the open requests the oldest first, others the newest first.',
  request: z.object({ ...listRequest, state: z.enum([...states, 'all']).default('open') }),
  answer: z.object({ ...listed, requests: z.array(request) }),
});

export const buyerRequestService = defineDeskService({
  path: '/buyer-request', method: 'GET', role: 'viewer', summary: 'One request of a buyer, with what an operator needs to decide it.',
  request: z.object({ number }),
  answer: z.object({
    request,
    /** Null: the account is to be closed. */
    agency: z.object({
      /** Of the list of agencies. */
      code: z.string(),
      name: z.string(),
      /** The agency that counted when they asked: in the codes of accounts, with its name where the list of agencies has one that begins like it. Null: none. */
      before: z.object({ code: z.string(), name: z.string().nullable() }).nullable(),
      /** Whether the address is of a domain of the agency. */
      hasItsDomain: z.boolean(),
    }).nullable(),
    /** Null: another agency is asked for. */
    closure: z.object({
      /** Purchase orders that have not ended, by number. */
      openPurchaseOrders: z.array(z.string()),
      /** Who keeps the account by which the buyer signs in: the identity server of this desk, another provider, or it is not known now. */
      keeping: z.enum(['here', 'elsewhere', 'away']),
      /** Id of the account at the desk; null: it is not there. */
      accountId: z.string().nullable(),
    }).nullable(),
  }),
});

export const confirmAgencyService = defineDeskService({
  path: '/buyer-request/confirm-agency', method: 'POST', role: 'orderClerk', summary: 'Has the agency that a buyer asks for count for them; the buyer gets a mail.',
  request: z.object({
    number,
    /** As the operator read it: the buyer may have asked for another one since. */
    agencyCode: z.string().max(10),
    reason: reasonSchema,
  }),
  answer: done,
});

export const refuseBuyerRequestService = defineDeskService({
  path: '/buyer-request/refuse', method: 'POST', role: 'orderClerk', summary: 'Refuses a request with a reason, which the buyer gets by mail.',
  request: z.object({ number, reason: z.string().trim().min(1, 'Write the reason. The buyer reads it.').max(500) }),
  answer: done,
});

export const closeAccountService = defineDeskService({
  path: '/buyer-request/close-account', method: 'POST', role: 'administrator', summary: 'Disables the account at the identity server, ends its sessions, and removes what need not be kept of the person.',
  request: z.object({ number, reason: reasonSchema }),
  answer: z.object({
    /** Whether the account was disabled here; false: it is to be closed at the provider that keeps it. */
    disabled: z.boolean(),
    /** Whether a mail tells the person; false: no address was known. */
    mailed: z.boolean(),
  }),
});
