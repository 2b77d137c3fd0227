import { z } from 'zod';
import { sensitive } from '../wire/sensitive.ts';
import { defineService, response } from '../wire/service.ts';
import { declinedSupervised, emptyAnswer, grantedSupervised, openSupervised } from './authorization.examples.ts';
import { errorsSchema, supervisedSchema, supervisorAnswerSchema } from './authorization.schema.ts';

/** What opens the page: it came by mail, and is in no log. */
const key = sensitive(z.string().max(200));

/** The key is in the address of the page, and in nothing that a browser keeps of it. */
const pageSchema = z.object({
  request: supervisedSchema,
  form: z.object({ values: supervisorAnswerSchema, errors: errorsSchema }),
  /** The last day that an authorization may have. */
  latestUntil: z.string(),
});
const form = { values: emptyAnswer, errors: [] };
const latestUntil = '2028-11-24';

const responses = {
  Open: response(pageSchema, {
    'A request': { request: openSupervised, form, latestUntil },
    'With errors': { request: openSupervised, latestUntil, form: { values: { ...emptyAnswer, limit: 'much' }, errors: [{ field: 'limit', message: 'Enter an amount in dollars, for example 5,000 or 5000.00; at most a billion.' }] } },
  }),
  Answered: response(pageSchema.extend({ notice: z.string().nullable() }), {
    Authorized: { request: grantedSupervised, form, latestUntil, notice: 'You have authorized Demo Clerk. Both of you get a mail that says so.' },
    'Opened again': { request: grantedSupervised, form, latestUntil, notice: null },
    Declined: { request: declinedSupervised, form, latestUntil, notice: null },
  }),
  OwnRequest: response(z.object({ memberName: z.string() }), { 'The member opens the link': { memberName: 'Demo Clerk' } }),
  LinkUnknown: response(z.object({}), { 'Wrong, old or taken back': {} }),
};

/** The page of a supervisor, who needs no account: opening it uses nothing up (specification, sections 2 and 6). */
export const supervisorResponse = defineService({
  path: '/profile/supervisor_response',
  method: 'GET',
  isBare: true,
  access: 'visitor',
  summary: 'The request for an authorization that a link opens, for the supervisor',
  request: z.object({ key: key.default('') }),
  responses,
});

/** Exactly one of the answers. */
export const answerAuthorization = defineService({
  path: '/profile/answer_authorization',
  method: 'POST',
  access: 'visitor',
  summary: 'Authorizes the orders of a member with a limit and an end, declines, or revokes what was authorized',
  spinner: 'Sending...',
  request: z.object({
    key,
    authorize: supervisorAnswerSchema.omit({ reason: true }).optional(),
    decline: supervisorAnswerSchema.pick({ reason: true }).optional(),
    revoke: supervisorAnswerSchema.pick({ reason: true }).optional(),
  }),
  responses,
});
