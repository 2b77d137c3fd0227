import { z } from 'zod';
import { addressFormSchema, addressPageRequest, addressPageShape, savedAddressSchema } from '../checkout/address-form.schema.ts';
import { addressSchema } from '../checkout/address.schema.ts';
import { readyReview } from '../checkout/checkout.examples.ts';
import { checkoutReviewSchema, fieldErrorSchema } from '../checkout/checkout.schema.ts';
import { defineService, response } from '../wire/service.ts';
import { activityForms, bookExamples, forwarderForms, legacyForms, militaryForms, overseasForms, ownActivityForms, streetForms } from './address-book.examples.ts';

const id = z.string().max(100);

/** `checkout`: the buyer comes from the checkout, and goes back to it with an address. */
const from = z.literal('checkout').optional().catch(undefined);

const book = response(
  z.object({
    ...addressPageShape,
    addresses: z.array(addressSchema.extend({
      /** False: it was kept before an address had to have all that it needs today. */
      isComplete: z.boolean(),
    })),
    /** Each address can be chosen for the order that is being checked out. */
    isForCheckout: z.boolean(),
    /** Why nothing was changed; null where nothing went wrong. */
    problem: z.string().nullable(),
  }),
  bookExamples,
);
const form = response(addressFormSchema, streetForms);
const activity = response(z.object({ aac: z.string(), errors: z.array(fieldErrorSchema) }), activityForms);
const review = response(checkoutReviewSchema, { 'Back at the review': readyReview });

const bookRequest = z.object({
  ...addressPageRequest,
  /** A form; `CheckOutReview`: back to the checkout, with the address that was chosen before. */
  show: z.enum(['Create', 'NewAAC', 'CheckOutReview']).optional().catch(undefined),
  addressId: id.optional(),
  from,
});

const bookResponses = { Initial: book, Create: form, LegacyAddress: response(addressFormSchema, legacyForms), NewAAC: activity, CheckOutReview: review };

/** The buyer’s address book, and its forms (specification, section 2, Orders and profile). */
export const addressBook = defineService({
  path: '/profile/address_book',
  method: 'GET',
  access: 'buyer',
  summary: 'The buyer’s address book, or the form for one of its addresses',
  request: bookRequest,
  responses: bookResponses,
});

/** The same of the Global Supply stores. */
export const ggsAddressBook = defineService({
  path: '/ggs/profile/address_book',
  method: 'GET',
  access: 'buyer',
  summary: 'The buyer’s address book in Global Supply, or the form for one of its addresses',
  request: bookRequest,
  responses: bookResponses,
});

const formRequest = z.object({ addressId: id.optional(), from });

/** Addresses outside of the country, and military and diplomatic post. */
export const overseasAddress = defineService({
  path: '/profile/overseas_address',
  method: 'GET',
  access: 'buyer',
  summary: 'The form for an address overseas, or at an APO, FPO or DPO',
  request: formRequest.extend({ show: z.literal('Military').optional().catch(undefined) }),
  responses: { Initial: response(addressFormSchema, overseasForms), Military: response(addressFormSchema, militaryForms) },
});

export const freightForwarderAddress = defineService({
  path: '/profile/freight_forwarder_address',
  method: 'GET',
  access: 'buyer',
  summary: 'The form for the address of a freight forwarder, with the final destination',
  request: formRequest,
  responses: { Initial: response(addressFormSchema, forwarderForms) },
});

/** An activity of the buyer's own agency. */
export const dodaacEntry = defineService({
  path: '/profile/dodaac_entry',
  method: 'GET',
  access: 'buyer',
  summary: 'The form for an AAC or DoDAAC of the buyer’s agency',
  request: z.object({ from }),
  responses: {
    Initial: response(
      z.object({
        aac: z.string(),
        errors: z.array(fieldErrorSchema),
        /** As the sign-in service says it; null: no activity is the buyer's. */
        agencyCode: z.string().nullable(),
      }),
      ownActivityForms,
    ),
  },
});

/** Exactly one of the changes. */
export const changeAddress = defineService({
  path: '/profile/change_address',
  method: 'POST',
  access: 'buyer',
  summary: 'Adds, changes or removes an address of the buyer’s address book, makes it the default, or chooses it for the order',
  request: z.object({
    save: savedAddressSchema.optional(),
    /** An activity to ship to. */
    aac: z.string().max(1000).optional(),
    /** An activity of the buyer's agency. */
    ownAac: z.string().max(1000).optional(),
    makeDefault: id.optional(),
    remove: id.optional(),
    /** Where the order goes that is being checked out. */
    shipTo: id.optional(),
    from,
    ...addressPageRequest,
  }),
  responses: { Initial: book, Create: form, NewAAC: activity, CheckOutReview: review },
});
