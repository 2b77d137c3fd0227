import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';

const requestOfBuyer = z.object({
  /** `B-0000123-4`, as mails name it. */
  number: z.string(),
  kind: z.enum(['agency', 'closure']),
  /** The name of the agency that is asked for; empty for an account that is to be closed. */
  agency: z.string(),
  askedAt: z.string(),
  state: z.enum(['open', 'granted', 'declined', 'withdrawn']),
  /** Why it was declined; else empty. */
  reason: z.string(),
});

const yourDataSchema = z.object({
  /** Where the letter about the closed account goes; null: no address is known. */
  email: z.string().nullable(),
  /** Purchase orders that have not ended: an account is closed after them. */
  openPurchaseOrders: z.int(),
  /** What they have asked the operators for, the newest first. */
  requests: z.array(requestOfBuyer),
  /** What was done, or why nothing was. */
  notice: z.object({ tone: z.enum(['success', 'warning']), text: z.string() }).nullable(),
});

const closure = { number: 'B-0000124-2', kind: 'closure', agency: '', askedAt: '2026-11-23T15:00:00.000Z', state: 'open', reason: '' } as const;
const agency = { number: 'B-0000123-4', kind: 'agency', agency: 'Navy', askedAt: '2026-11-20T15:00:00.000Z', state: 'declined', reason: 'Your mail address is not one of the Navy.' } as const;
const rest = { email: 'demo.buyer@agency.example.gov', openPurchaseOrders: 0, requests: [], notice: null };

const page = response(yourDataSchema, {
  'Nothing asked': rest,
  'With open orders and a declined request': { ...rest, openPurchaseOrders: 2, requests: [agency] },
  'Closing is asked for': { ...rest, requests: [closure, agency], notice: { tone: 'success', text: 'Your request to close the account is with the operators as B-0000124-2.' } },
  'Taken back': { ...rest, requests: [{ ...closure, state: 'withdrawn' }], notice: { tone: 'success', text: 'You have taken the request back. Your account stays as it is.' } },
});

/** What the marketplace keeps of a buyer: they take it with them, or ask that their account is closed. */
export const yourData = defineService({
  path: '/profile/your_data',
  method: 'GET',
  access: 'buyer',
  summary: 'What the buyer has asked the operators for, the export of their data, and the closing of their account',
  request: z.object({}),
  responses: { Success: page },
});

/** Exactly one of the changes. An account that is asked to be closed twice is asked once. */
export const changeClosure = defineService({
  path: '/profile/change_closure',
  method: 'POST',
  access: 'buyer',
  summary: 'Asks the operators to close the buyer’s account, or takes that back before they have',
  spinner: 'Sending...',
  request: z.object({
    ask: z.literal(true).optional(),
    withdraw: z.literal(true).optional(),
  }),
  responses: { Success: page },
});

export const exportData = defineService({
  path: '/profile/export_data',
  method: 'GET',
  access: 'buyer',
  summary: 'Everything that the buyer gave, as one JSON file',
  request: z.object({}),
  responses: {
    Success: response(z.object({ fileName: z.string(), json: z.string() }), {
      'A short one': { fileName: 'your-data-2026-11-24.json', json: '{\n  "exportedAt": "2026-11-24T15:00:00.000Z",\n  "person": { "firstName": "Demo", "lastName": "Buyer" }\n}\n' },
    }),
  },
});
