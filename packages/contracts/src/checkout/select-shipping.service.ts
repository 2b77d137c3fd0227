import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { addressFormSchema, addressPageRequest, addressPageShape, savedAddressSchema, type AddressForm } from './address-form.schema.ts';
import { addressSchema, newAddressSchema } from './address.schema.ts';
import { addressesPerPage } from './addresses-per-page.ts';
import { depot, office } from './address.examples.ts';
import { firstVisitReview, readyReview } from './checkout.examples.ts';
import { checkoutReviewSchema, fieldErrorSchema } from './checkout.schema.ts';
import { destinationResponses } from './steps.ts';

const blank = { addressName: '', organization: '', contactName: '', phone: '', email: '', line1: '', line2: '', city: '', state: '', zip: '' };
const states = [{ code: 'DC', name: 'District of Columbia' }];
const { addressName, organization, contactName, phone, email, line1, line2, city, state, zip } = office;
const values = { addressName, organization, contactName, phone, email, line1, line2, city, state, zip };
const newForm: AddressForm = { kind: 'street', addressId: null, version: null, values: blank, errors: [], suggestion: null, states, countries: [] };
const listed = { pageSize: addressesPerPage, page: 1, q: '', message: null };

/**
 * Where to ship (specification, section 2). An empty request shows the address book; `show` opens a form; `addressId`,
 * `newAddress`, `save` or `aac` choose and lead back to the review.
 */
export const selectShipping = defineService({
  path: '/checkout/select_shipping',
  method: 'POST',
  access: 'buyer',
  summary: 'Shows the address book, or chooses where to ship',
  request: z.object({
    show: z.enum(['Create', 'AacShipping', 'NewAAC']).optional(),
    addressId: z.string().max(100).optional(),
    newAddress: newAddressSchema.optional(),
    /** The buyer has seen a suggestion, or what is asked about an activity, and keeps their choice. */
    isConfirmed: z.boolean().optional(),
    /** An address that lacked something, completed. */
    save: savedAddressSchema.optional(),
    ...addressPageRequest,
    /** The choice is opened in place, on the review: it may be made there in any order. On a page of its own what is missing before it comes first. */
    from: z.enum(['review']).optional(),
    aac: z.string().max(1000).optional(),
    /** A break-bulk point, from which the goods go to `aac`. */
    breakbulk: z.string().max(1000).optional(),
  }),
  responses: {
    SelectShipping: response(
      z.object({ ...addressPageShape, addresses: z.array(addressSchema), selected: z.string().nullable(), message: z.string().nullable() }),
      {
        'Two addresses': { ...listed, addresses: [office, depot], total: 2, selected: 'address-1' },
        'The first of many pages': { ...listed, addresses: Array.from({ length: addressesPerPage }, (_, i) => ({ ...office, addressId: `address-${i + 10}`, addressName: `Field office ${i + 1}`, isDefault: i === 0 })), total: 1000, selected: 'address-10' },
        'Nothing found': { ...listed, addresses: [], total: 0, q: 'Springfield', selected: null },
        'An empty address book': { ...listed, addresses: [], total: 0, selected: null },
      },
    ),
    Create: response(addressFormSchema, {
      'A blank form': newForm,
      'With errors': {
        ...newForm,
        values: { ...blank, addressName: 'Main office', zip: '2040' },
        errors: [{ field: 'zip', message: 'Enter a ZIP code of 5 digits, or 5 plus 4: 20405 or 20405-0001.' }],
      },
      'A suggestion': { ...newForm, values: { ...values, line1: '1800 F St' }, suggestion: { line1: '1800 F Street NW', line2, city, state, zip: '20405-0001' } },
    }),
    LegacyAddress: response(addressFormSchema, {
      'A contact is missing': { ...newForm, addressId: 'address-3', version: 1, values: { ...values, contactName: '' }, errors: [{ field: 'contactName', message: 'Enter the name of a contact person.' }] },
    }),
    AacShipping: response(z.object({ aac: z.string(), errors: z.array(fieldErrorSchema) }), {
      'A blank form': { aac: '', errors: [] },
      'Unknown AAC': {
        aac: 'ZZ9999',
        errors: [{ field: 'aac', message: 'ZZ9999 is not in the activity address directory. Check it, or enter a street address.' }],
      },
    }),
    NewAAC: destinationResponses.NewAAC,
    CheckOutReview: response(checkoutReviewSchema, { 'Address chosen': readyReview, 'Payment still missing': { ...firstVisitReview, shipTo: office } }),
  },
});
