import { z } from 'zod';
import { mostCartLines } from '../cart/most-lines.ts';
import { defineService, response } from '../wire/service.ts';
import { addressFormKinds, addressPageRequest, savedAddressSchema } from './address-form.schema.ts';
import { newAddressSchema } from './address.schema.ts';
import { reviewExamples } from './checkout-review.services.ts';
import { checkoutReviewSchema } from './checkout.schema.ts';
import { editShippingExamples, editShippingSchema } from './edit-shipping.schema.ts';
import { selectShipping } from './select-shipping.service.ts';
import { destinationResponses } from './steps.ts';

const responses = {
  Initial: response(editShippingSchema, editShippingExamples),
  NewAAC: destinationResponses.NewAAC,
  Create: selectShipping.responses.Create,
};

const forms = z.enum(['NewAAC', 'Create']);
/** What the form of a new address asks for; left out: a street address. */
const formKind = z.enum(addressFormKinds);
const groupId = z.string().max(200);

/**
 * Select Shipping Address (specification, section 2, Cart): where one vendor's order goes, by its `groupId`. Where the cart has no such order, it leads to the review.
 */
export const editShippingGet = defineService({
  path: '/cart/edit_shipping_get',
  method: 'GET',
  access: 'buyer',
  summary: 'Shows where the order of one vendor goes, and the addresses to choose from',
  request: z.object({ groupId: groupId.default(''), show: forms.optional().catch(undefined), kind: formKind.optional().catch(undefined), ...addressPageRequest }),
  responses,
});

/**
 * The same choice, made: `addressId` for the vendor's order, or with `quantities` for a part of it; `asOrder` sends all of it where the whole order goes; `takeBack`
 * joins the part that goes to an address with the rest. A new address (`newAddress`, `save`, `aac`) is kept and comes back selected; with `breakbulk`, the order goes
 * to that break-bulk point and from there to `aac`.
 */
export const editShipping = defineService({
  path: '/cart/edit_shipping',
  method: 'POST',
  access: 'buyer',
  summary: 'Chooses where the order of one vendor goes, or a part of it',
  request: z.object({
    groupId,
    show: forms.optional(),
    kind: formKind.optional(),
    addressId: z.string().max(100).optional(),
    /** Pieces of each line that go to `addressId`, as they were typed; left out: everything. */
    quantities: z.array(z.object({ cartKey: z.string().max(100), pieces: z.string().max(20) })).max(mostCartLines).optional(),
    asOrder: z.boolean().optional(),
    takeBack: z.string().max(100).optional(),
    newAddress: newAddressSchema.optional(),
    /** The buyer has seen a suggestion, or what is asked about an activity that the order goes to, and keeps their choice. */
    isConfirmed: z.boolean().optional(),
    save: savedAddressSchema.optional(),
    aac: z.string().max(1000).optional(),
    /** A break-bulk point, from which the goods go to `aac`. */
    breakbulk: z.string().max(1000).optional(),
    ...addressPageRequest,
  }),
  responses: { ...responses, CheckOutReview: response(checkoutReviewSchema, reviewExamples) },
});
