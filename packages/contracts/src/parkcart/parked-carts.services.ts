import { z } from 'zod';
import { changeKeySchema } from '../cart/change-cart.services.ts';
import { defineService, response } from '../wire/service.ts';
import { changedLines, forwardedCart, lastOrderOfMonthly, monthlyCart, monthlyLines, parkedEntry, parkedRequisitions, trainingCart } from './parkcart.examples.ts';
import { forwardedCartSchema, lastOrderOfTemplateSchema, parkedCartSchema, parkedLineSchema, parkedRequisitionSchema, parkNoticeSchema } from './parkcart.schema.ts';
import { parkedCartLimits } from './parkcart-rules.ts';

export const parkedCartIdSchema = z.string().min(1).max(100);

const listSchema = z.object({
  /** The newest first. */
  parkedCarts: z.array(parkedCartSchema),
  forwarded: z.array(forwardedCartSchema),
  /** How many a buyer may keep in a store. */
  most: z.int(),
  /** Days after which one that is no template is removed. */
  days: z.int(),
  notice: parkNoticeSchema.nullable(),
});

/** The page that every change of parked carts leads back to. */
export const listPage = response(listSchema, {
  'A template, a cart, and one from a colleague': { parkedCarts: [trainingCart, monthlyCart], forwarded: [forwardedCart], most: 50, days: 90, notice: null },
  'A cart and requisitions': { parkedCarts: [parkedEntry, trainingCart], forwarded: [], most: 50, days: 90, notice: null },
  'Nothing parked': { parkedCarts: [], forwarded: [], most: 50, days: 90, notice: null },
  'Added in part': {
    parkedCarts: [trainingCart], forwarded: [], most: 50, days: 90,
    notice: { tone: 'warning', text: 'A part of “Training room” is in your cart.', details: ['Notebook is not in the catalog of this store now. Choose another vendor.'], leadsToCart: true },
  },
});

/** Specification, section 2: My Parked Carts. */
export const myParkcart = defineService({
  path: '/parkcart/my_parkcart',
  method: 'GET',
  access: 'buyer',
  summary: 'The carts that a buyer has parked in a store, and those that colleagues have forwarded',
  request: z.object({}),
  responses: { Success: listPage },
});

/** Exactly one of the changes. */
export const changeParkcart = defineService({
  path: '/parkcart/change_parkcart',
  method: 'POST',
  access: 'buyer',
  summary: 'Adds a parked cart to the cart, removes or renames it, keeps it as a template, or takes or declines a forwarded one',
  request: z.object({
    /** What the cart has already is not added again. */
    addBack: z.object({ parkedCartId: parkedCartIdSchema, changeKey: changeKeySchema }).optional(),
    remove: parkedCartIdSchema.optional(),
    rename: z.object({ parkedCartId: parkedCartIdSchema, name: z.string().max(parkedCartLimits.name) }).optional(),
    template: z.object({ parkedCartId: parkedCartIdSchema, isTemplate: z.boolean() }).optional(),
    take: parkedCartIdSchema.optional(),
    decline: parkedCartIdSchema.optional(),
  }),
  responses: { Success: listPage },
});

/** Removed, or never there: which of them it is, is not said. */
export const notFound = response(z.object({}), { 'Removed in the meantime': {} });

/** Specification, section 2: Parked Cart Detail, a modal. */
export const parkcartDetail = defineService({
  path: '/parkcart/parkcart_detail',
  method: 'GET',
  access: 'buyer',
  summary: 'The lines of a parked cart with the prices of then and of now',
  request: z.object({ parkedCartId: parkedCartIdSchema }),
  responses: {
    Success: response(z.object({ parkedCart: parkedCartSchema, lines: z.array(parkedLineSchema), /** Of a template that something was ordered of. */ lastOrder: lastOrderOfTemplateSchema.optional() }), {
      'A template beside the last order': { parkedCart: monthlyCart, lines: monthlyLines, lastOrder: lastOrderOfMonthly },
      'Prices and stock changed': { parkedCart: trainingCart, lines: changedLines },
    }),
    Requisitions: response(z.object({ parkedCart: parkedCartSchema, lines: z.array(parkedRequisitionSchema) }), { 'Two requisitions': { parkedCart: parkedEntry, lines: parkedRequisitions } }),
    NotFound: notFound,
  },
});

/** Specification, section 2: Remove Parked Cart, a modal. */
export const removecart = defineService({
  path: '/parkcart/removecart',
  method: 'GET',
  access: 'buyer',
  summary: 'Asks whether a parked cart is to be removed',
  request: z.object({ parkedCartId: parkedCartIdSchema }),
  responses: { DeleteConfirm: response(z.object({ parkedCart: parkedCartSchema }), { 'A parked cart': { parkedCart: trainingCart } }), NotFound: notFound },
});
