import { z } from 'zod';
import { sensitive } from '../wire/sensitive.ts';
import { defineService, response } from '../wire/service.ts';
import { sampleCard } from './smart-card.examples.ts';
import { registeredCardSchema } from './smart-card.schema.ts';

const card = z.object({ card: registeredCardSchema });

/**
 * POST /login/register_smart_card (specification, sections 4 and 7): the fields of a reading, and the reader’s signed
 * statement of them. The statement decides; fields that differ from it are refused.
 */
export const registerSmartCard = defineService({
  path: '/login/register_smart_card',
  method: 'POST',
  access: 'buyer',
  takesAnyDigits: true,
  summary: 'Registers the smart card that was read to the buyer’s account',
  request: z.object({
    ssl_client_san_other_msupn_0: sensitive(z.string().min(1).max(1000)),
    ssl_client_cert_chain: sensitive(z.string().min(1).max(60_000)),
    ssl_client_v_end: z.iso.datetime(),
    ssl_client_i_dn_o: z.string().max(1000),
    ssl_client_s_dn_ou: z.string().max(1000),
    ssl_client_s_dn_cn: z.string().max(1000),
    /** JWS of the reader, for this buyer’s session and for one use. */
    statement: sensitive(z.string().min(1).max(100_000)),
  }),
  responses: {
    /** Registered; a card of before is replaced. */
    Success: response(card, { 'Card registered': { card: sampleCard } }),
    /** This buyer has registered this card already. */
    NoAction: response(card, { 'Registered already': { card: sampleCard } }),
    /** Another buyer has registered this card. */
    Error: response(z.object({}), { 'Registered with another account': {} }),
  },
});

/** GET /login/unregister_smart_card (specification, section 7). */
export const unregisterSmartCard = defineService({
  path: '/login/unregister_smart_card',
  method: 'GET',
  access: 'buyer',
  changesState: true,
  summary: 'Takes the smart card from the buyer’s account',
  request: z.object({}),
  responses: {
    Success: response(z.object({}), { 'Card unregistered': {} }),
    /** There was no card. */
    NoAction: response(z.object({}), { 'No card': {} }),
  },
});
