import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { requestExamples, requestListExamples } from './funds.examples.ts';
import { leftQuantities, requisitionRequestListsSchema, requisitionRequestSchema } from './funds.schema.ts';

export const authFedFunds = response(requisitionRequestSchema, requestExamples);

/** Specification, section 2, FEDSTRIP: requisitions of which a second person authorizes the funds. */
export const fedstripAuthorizeFunds = defineService({
  path: '/fedstrip/fedstrip_authorize_funds',
  method: 'GET',
  access: 'buyer',
  summary: 'Requisitions that wait for the caller’s authorization, and the caller’s own',
  request: z.object({}),
  responses: { Success: response(requisitionRequestListsSchema, requestListExamples) },
});

/** Exactly one of the changes. */
export const fedstripAuthorizeFundsSave = defineService({
  path: '/fedstrip/fedstrip_authorize_funds_save',
  method: 'POST',
  access: 'buyer',
  summary: 'An approver authorizes, lowers or returns requisitions; their buyer reminds, withdraws or takes them back',
  spinner: 'Saving...',
  request: z.object({
    request: z.string().max(100),
    authorize: z.object({ reviewed: z.string().max(60) }).optional(),
    change: z.object({ reviewed: z.string().max(60), quantities: leftQuantities }).optional(),
    giveBack: z.object({ reason: z.string().max(500) }).optional(),
    withdraw: z.literal(true).optional(),
    remind: z.literal(true).optional(),
    takeBack: z.literal(true).optional(),
  }),
  responses: { AuthFedFunds: authFedFunds },
});
