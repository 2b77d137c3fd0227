import { z } from 'zod';
import { usd } from '../money/money.ts';
import { moneySchema } from '../money/money.schema.ts';
import { defineService, response } from '../wire/service.ts';
import { limitedCart, reducedCart } from './cart.examples.ts';
import { cartLineSchema } from './cart.schema.ts';
import { cartPage } from './shopping-cart.service.ts';

/** What became of a request for a lower price. */
const reductionStatusSchema = z.enum(['requested', 'authorized', 'declined', 'withdrawn', 'expired', 'ended', 'revoked', 'used']);
export type ReductionStatus = z.output<typeof reductionStatusSchema>;

const valuesSchema = z.object({ price: z.string().max(100), message: z.string().max(5000) });

const pageSchema = z.object({
  /** Null: the cart has no such line. */
  line: cartLineSchema.nullable(),
  vendor: z.string(),
  /** The other lines of the contract in the cart: they count towards its maximum order, and a lower price is asked for each. Left out where there are none. */
  others: z.array(z.object({ cartKey: z.string(), name: z.string(), quantity: z.number().int(), lineTotal: moneySchema })).optional(),
  /** Who answers: the vendor, or the contracting office where the vendor has no address for mail. */
  answeredBy: z.enum(['vendor', 'office']),
  /** Why no lower price can be asked for now; null where one can. */
  problem: z.string().nullable(),
  form: z.object({ values: valuesSchema, errors: z.array(z.object({ field: z.string(), message: z.string() })) }),
  /** The newest request of the buyer for this offer; null: there is none. */
  request: z
    .object({
      reductionId: z.string(),
      status: reductionStatusSchema,
      quantity: z.number().int(),
      asked: moneySchema,
      message: z.string(),
      askedAt: z.string(),
      answerBy: z.string(),
      price: moneySchema.nullable(),
      until: z.string().nullable(),
      /** Why it was declined or taken back. */
      reason: z.string().nullable(),
    })
    .nullable(),
});
type Page = z.output<typeof pageSchema>;

const line = limitedCart.groups[0]?.lines[0] ?? null;
const form = { values: { price: '', message: '' }, errors: [] };
const open: Page = { line, vendor: 'Sample Supply Co.', answeredBy: 'vendor', problem: null, form, request: null };
const requested: NonNullable<Page['request']> = {
  reductionId: '0190f0a0-0000-7000-8000-00000000c001', status: 'requested', quantity: 2, asked: usd(19_500), message: 'We order the same each month.', askedAt: '2026-11-24T14:00:00Z', answerBy: '2026-12-01T14:00:00Z',
  price: null, until: null, reason: null,
};

const success = response(pageSchema, {
  'A line above the maximum order': open,
  'Two lines above it together': {
    ...open,
    line: line === null ? null : { ...line, aboveMaximum: usd(50_000), contractTotal: usd(63_680) },
    others: [{ cartKey: 'line-9', name: 'Sample labels', quantity: 20, lineTotal: usd(20_000) }],
  },
  'Answered by the contracting office': { ...open, answeredBy: 'office' },
  'Waiting for an answer': { ...open, problem: 'Your request waits for an answer. Withdraw it before you ask again.', request: requested },
  Authorized: { ...open, line: reducedCart.groups[0]?.lines[0] ?? null, problem: 'A lower price is authorized for this line.', request: { ...requested, status: 'authorized', price: usd(19_900), until: '2026-12-31' } },
  Declined: { ...open, request: { ...requested, status: 'declined', reason: 'This price has been lowered already.' } },
});
const failure = response(pageSchema, {
  'A line below the maximum order': { ...open, line: line === null ? null : { ...line, aboveMaximum: undefined }, problem: 'A lower price can be asked for above the maximum order of the contract, and this line is below it.' },
  'No such line': { ...open, line: null, vendor: '', problem: 'This line is not in your cart. Go back to the cart to see what is.' },
  'With errors': { ...open, form: { values: { price: '300', message: '' }, errors: [{ field: 'price', message: 'Enter less than the price of now, $218.40.' }] } },
});

const cartKey = z.string().max(100).default('');

/** Price Reduction Authorization (specification, section 2, Cart): above the maximum order of a contract a buyer may ask for a lower price. */
export const reducePrice = defineService({
  path: '/cart/reduce_price',
  method: 'GET',
  access: 'buyer',
  summary: 'The form with which a lower price is asked for a cart line, and what became of the last request',
  request: z.object({ cartKey }),
  responses: { Success: success, Failure: failure },
});

/** Exactly one of the changes. */
export const reducePriceSubmit = defineService({
  path: '/cart/reduce_price_submit',
  method: 'POST',
  access: 'buyer',
  takesAnyDigits: true,
  spinner: 'Sending...',
  summary: 'Asks for a lower price for a cart line, or withdraws the request, and goes back to the cart',
  request: z.object({
    cartKey,
    ask: valuesSchema.extend({
      /** Made with the form: sent twice, it is asked once. */
      requestKey: z.uuid(),
    }).optional(),
    withdraw: z.string().max(100).optional(),
  }),
  responses: { Initial: response(cartPage, { 'A price is asked for': { cart: reducedCart, refused: [] } }), Failure: failure },
});
