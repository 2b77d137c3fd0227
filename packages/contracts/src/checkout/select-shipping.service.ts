import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { addressSchema, newAddressSchema } from './address.schema.ts';
import { depot, firstVisitReview, office, readyReview } from './checkout.examples.ts';
import { checkoutReviewSchema, fieldErrorSchema } from './checkout.schema.ts';

const emptyForm = {
  addressName: '', organization: '', contactName: '', phone: '', email: '',
  line1: '', line2: '', city: '', state: '', zip: '',
};

/**
 * Where to ship (specification, section 2). An empty request shows the address book; `show` opens a form; `addressId`,
 * `newAddress` or `aac` choose and lead back to the review.
 */
export const selectShipping = defineService({
  path: '/checkout/select_shipping',
  method: 'POST',
  access: 'buyer',
  summary: 'Shows the address book, or chooses where to ship',
  request: z.object({
    show: z.enum(['Create', 'AacShipping']).optional(),
    addressId: z.string().max(100).optional(),
    newAddress: newAddressSchema.optional(),
    aac: z.string().max(20).optional(),
  }),
  responses: {
    SelectShipping: response(
      z.object({ addresses: z.array(addressSchema), selected: z.string().nullable(), message: z.string().nullable() }),
      {
        'Two addresses': { addresses: [office, depot], selected: 'address-1', message: null },
        'An empty address book': { addresses: [], selected: null, message: null },
      },
    ),
    Create: response(
      z.object({ values: newAddressSchema, errors: z.array(fieldErrorSchema), states: z.array(z.object({ code: z.string(), name: z.string() })) }),
      {
        'A blank form': { values: emptyForm, errors: [], states: [{ code: 'DC', name: 'District of Columbia' }] },
        'With errors': {
          values: { ...emptyForm, addressName: 'Main office', zip: '2040' },
          errors: [{ field: 'zip', message: 'Enter a ZIP code of 5 digits, or 5 plus 4: 20405 or 20405-0001.' }],
          states: [{ code: 'DC', name: 'District of Columbia' }],
        },
      },
    ),
    AacShipping: response(z.object({ aac: z.string(), errors: z.array(fieldErrorSchema) }), {
      'A blank form': { aac: '', errors: [] },
      'Unknown AAC': {
        aac: 'ZZ9999',
        errors: [{ field: 'aac', message: 'ZZ9999 is not in the activity address directory. Check it, or enter a street address.' }],
      },
    }),
    CheckOutReview: response(checkoutReviewSchema, { 'Address chosen': readyReview, 'Payment still missing': { ...firstVisitReview, shipTo: office } }),
  },
});
