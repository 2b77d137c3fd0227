import { z } from 'zod';
import { sensitive } from '../wire/sensitive.ts';
import { defineService, response } from '../wire/service.ts';
import { approvalSchema, decidedSchema } from './password-request.schema.ts';

/** What opens the page: it came by mail, and is in no log. */
const key = sensitive(z.string().max(200));

const request = {
  aac: '47SMPL', activity: 'Sample Depot (GSA)', buyerName: 'Demo Buyer', buyerEmail: 'demo@agency.example.gov', purpose: 'Supplies of the depot',
  askedAt: '2026-11-26T15:00:00.000Z', answerBy: '2026-12-03T15:00:00.000Z',
};
const decided = { request, reason: null, until: null, errors: [] };

const responses = {
  Initial: response(approvalSchema, {
    'A request': { request, reason: '', errors: [] },
    'No reason given': { request, reason: '', errors: [{ field: 'reason', message: 'Enter the reason, which the buyer will read.' }] },
  }),
  Approved: response(decidedSchema, { Approved: { ...decided, status: 'approved', until: '2027-11-26' } }),
  Rejected: response(decidedSchema, {
    Rejected: { ...decided, status: 'rejected', reason: 'You do not order for this depot.' },
    'Taken back': { ...decided, status: 'revoked', reason: 'You have moved to another office.' },
  }),
  OwnRequest: response(z.object({ aac: z.string() }), { 'The buyer opens the link': { aac: '47SMPL' } }),
  LinkUnknown: response(z.object({}), { 'Wrong, old or replaced': {} }),
};

/** The page of a supervisor, who needs no account (specification, sections 2 and 6). Opening it decides nothing. */
export const aacApproval = defineService({
  path: '/aacassignment/aac_approval',
  method: 'GET',
  isBare: true,
  access: 'visitor',
  summary: 'The request for an AAC password that a link opens, for the supervisor of the activity',
  request: z.object({ key: key.default('') }),
  responses,
});

/** The link decides once; what was approved is taken back by it. */
export const aacApprovalSubmit = defineService({
  path: '/aacassignment/aac_approval_submit',
  method: 'POST',
  access: 'visitor',
  summary: 'Approves or rejects a request for an AAC password, or takes the password back',
  spinner: 'Sending...',
  request: z.object({ key, decision: z.enum(['approve', 'reject', 'revoke']), reason: z.string().max(500).default('') }),
  responses,
});
