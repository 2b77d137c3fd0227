import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';

/** The page or modal that asks for sign-in before a protected page (specification, sections 2 and 8). */
export const login = defineService({
  path: '/login',
  method: 'GET',
  access: 'visitor',
  summary: 'Asks a visitor to sign in',
  request: z.object({}),
  responses: {
    Success: response(
      z.object({
        /** The buyer's intention, as a phrase after “Sign in to …”. */
        purpose: z.string().nullable(),
      }),
      { 'Before checkout': { purpose: 'check out' }, 'On its own': { purpose: null } },
    ),
  },
});

/**
 * The return from the identity server. Success is an AUTHENTICATED envelope: the web resumes the route that asked for
 * sign-in (specification, section 4). The visitor's cart has been merged into the buyer's by then.
 */
export const mfaSignIn = defineService({
  path: '/login/mfa_sign_in',
  method: 'GET',
  access: 'visitor',
  spinner: 'Multi factor authentication in progress...',
  changesState: true,
  summary: 'Completes sign-in with the access token',
  request: z.object({}),
  responses: {
    Success: response(
      z.object({
        cartMerged: z.boolean(),
        /** The store that the buyer has chosen in the profile, where it is not this one: they are led there when no page waits for the sign-in. Null: none is. */
        ownStoreID: z.int().nullable(),
      }),
      { 'Cart merged': { cartMerged: true, ownStoreID: null }, 'Another store is their own': { cartMerged: false, ownStoreID: 6 } },
    ),
    accessDenied: response(z.object({ reason: z.string() }), {
      'Signed in, no access': { reason: 'Your account has no access to this store.' },
    }),
    Forbidden: response(z.object({ reason: z.string() }), {
      'No token': { reason: 'Your sign-in was not completed.' },
    }),
  },
});

/** GET /login/sign_out (specification, sections 2 and 7). */
export const signOut = defineService({
  path: '/login/sign_out',
  method: 'GET',
  access: 'visitor',
  spinner: 'Signing out...',
  changesState: true,
  summary: 'Ends the buyer’s session',
  request: z.object({ confirmLogout: z.string().max(5).optional() }),
  responses: {
    SignedOff: response(z.object({}), { 'Signed off': {} }),
    LogoutFromAuthServer: response(
      z.object({
        /** The identity server’s end_session address, with the hint; the browser goes there. */
        endSessionURL: z.url(),
      }),
      { 'Identity server': { endSessionURL: 'http://localhost:8081/session/end' } },
    ),
    AdvantageConfirmLogOff: response(z.object({ lineCount: z.number().int() }), {
      'Items in the cart': { lineCount: 3 },
    }),
    /** A FEDSTRIP requisition was begun and is not sent. */
    FedstripConfirmLogOff: response(z.object({ lineCount: z.number().int() }), {
      'An unsent requisition': { lineCount: 2 },
    }),
  },
});
