import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { declinedAuthorization, emptyRequest, grantedAuthorization, openAuthorization } from './authorization.examples.ts';
import { authorizationRequestSchema, errorsSchema, memberAuthorizationSchema } from './authorization.schema.ts';

const ownSchema = z.object({
  /** The government of the member, with its state. */
  government: z.string(),
  /** The newest first. */
  authorizations: z.array(memberAuthorizationSchema),
  form: z.object({ values: authorizationRequestSchema, errors: errorsSchema }),
  /** What was done, or why nothing was. */
  notice: z.object({ tone: z.enum(['success', 'warning']), text: z.string() }).nullable(),
});

const form = { values: emptyRequest, errors: [] };
const own = response(ownSchema, {
  'Nothing asked yet': { government: 'City of Example, IA', authorizations: [], form, notice: null },
  'Waiting for an answer': { government: 'City of Example, IA', authorizations: [openAuthorization], form, notice: { tone: 'success', text: 'Your request was mailed to supervisor@city.example.us.' } },
  'Authorized, and one declined before': { government: 'City of Example, IA', authorizations: [grantedAuthorization, declinedAuthorization], form, notice: null },
  'With errors': {
    government: 'City of Example, IA', authorizations: [], notice: null,
    form: { values: { supervisorName: 'Demo Clerk', supervisorEmail: 'clerk+boss@city.example.us', purpose: 'Office supplies', yearly: '12,000' }, errors: [{ field: 'supervisorEmail', message: 'This is an address of yours. Enter the address of your supervisor.' }] },
  },
});
const notAMember = response(z.object({ email: z.string().nullable() }), { 'A federal member': { email: 'buyer@agency.example.gov' }, 'No address': { email: null } });

/** A state or local member asks a supervisor to authorize their orders (specification, sections 2 and 6). */
export const requestAuthorization = defineService({
  path: '/profile/request_authorization',
  method: 'GET',
  access: 'buyer',
  summary: 'The authorizations to order that a state or local member has asked for',
  request: z.object({}),
  responses: { Success: own, NotAMember: notAMember },
});

/** Exactly one of the changes. */
export const changeAuthorization = defineService({
  path: '/profile/change_authorization',
  method: 'POST',
  access: 'buyer',
  summary: 'Asks a supervisor for an authorization, reminds them, or withdraws the request',
  spinner: 'Sending...',
  request: z.object({
    ask: authorizationRequestSchema.extend({
      /** Made with the form: sent twice, it is asked once. */
      requestKey: z.uuid(),
    }).optional(),
    remind: z.string().max(100).optional(),
    withdraw: z.string().max(100).optional(),
  }),
  responses: { Success: own, NotAMember: notAMember },
});
