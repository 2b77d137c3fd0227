import { z } from 'zod';
import { response } from '../wire/service.ts';
import { defineServiceKind } from '../wire/service-kind.ts';
import { codeMail, departmentDomains, emailForm } from './change-email.schema.ts';

/**
 * After sign-in: whether the buyer has an e-mail address of the department (specification, sections 2 and 6). A buyer without
 * one is signed in everywhere else, and here they may only do what these four services do.
 */
export const departmentValidation = defineServiceKind({
  method: 'GET',
  access: 'buyer',
  summary: () => 'Whether the buyer’s e-mail address is one of the department',
  request: z.object({}),
  responses: {
    Success: response(z.object({ email: z.string() }), { 'An address of the department': { email: 'demo.officer@dhs.example.gov' } }),
    Failure: response(z.object({ email: z.string().nullable(), domains: departmentDomains }), {
      'Another agency’s address': { email: 'buyer@agency.example.gov', domains: ['dhs.gov'] },
      'No address': { email: null, domains: ['dhs.gov', 'dhs.example.gov'] },
    }),
  },
});

/** The form for another profile e-mail address, or for the code that was sent to it. */
export const departmentEmail = defineServiceKind({
  method: 'GET',
  access: 'buyer',
  summary: () => 'The form for a profile e-mail address of the department',
  request: z.object({
    /** `1`: another address than the one that a code is on its way to. */
    another: z.literal('1').optional(),
  }),
  responses: { Initial: emailForm, CodeSent: codeMail },
});

/**
 * Takes the address, and then the code that was mailed to it. An address counts once its code has come back: text that a buyer
 * types proves nothing.
 */
export const departmentEmailSubmit = defineServiceKind({
  method: 'POST',
  access: 'buyer',
  summary: () => 'Sends a code to an address of the department, or takes it',
  request: z.object({ email: z.string().max(254).optional(), code: z.string().max(40).optional() }),
  responses: {
    Initial: emailForm,
    CodeSent: codeMail,
    Success: response(z.object({ email: z.string() }), { Confirmed: { email: 'demo.officer@dhs.example.gov' } }),
  },
});

/** The store is closed to this buyer (specification, sections 2 and 6). */
export const departmentDenied = defineServiceKind({
  method: 'GET',
  access: 'visitor',
  summary: (stores) => `Says why a buyer may not use the ${stores} store`,
  request: z.object({}),
  responses: {
    accessDenied: response(z.object({ reason: z.string(), email: z.string().nullable(), domains: departmentDomains }), {
      'Another agency’s address': { reason: 'Only members of the department can use this store signed in.', email: 'buyer@agency.example.gov', domains: ['dhs.gov'] },
      'No buyer is signed in': { reason: 'Sign in with an account of the department.', email: null, domains: ['dhs.gov'] },
    }),
  },
});
