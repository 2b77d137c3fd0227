import { z } from 'zod';
import { addressSchema, newAddressSchema } from '../checkout/address.schema.ts';
import { depot, office } from '../checkout/checkout.examples.ts';
import { fieldErrorSchema } from '../checkout/checkout.schema.ts';
import { defineService, response } from '../wire/service.ts';

const id = z.string().max(100);

const bookSchema = z.object({
  addresses: z.array(addressSchema.extend({
    /** False: it was kept before an address had to have all that it needs today. */
    isComplete: z.boolean(),
  })),
  /** Why nothing was changed; null where nothing went wrong. */
  problem: z.string().nullable(),
});

const formSchema = z.object({
  /** The address that is changed; null: a new one. */
  addressId: z.string().nullable(),
  /** Of the address as it was read, from 1; null for a new one. */
  version: z.int().nullable(),
  values: newAddressSchema,
  errors: z.array(fieldErrorSchema),
  states: z.array(z.object({ code: z.string(), name: z.string() })),
});

const activitySchema = z.object({ aac: z.string(), errors: z.array(fieldErrorSchema) });

const states = [{ code: 'DC', name: 'District of Columbia' }];
const { addressName, organization, contactName, phone, email, line1, line2, city, state, zip } = office;
const values = { addressName, organization, contactName, phone, email, line1, line2, city, state, zip };
const blank = Object.fromEntries(Object.keys(values).map((field) => [field, ''])) as typeof values;
const complete = { ...office, isComplete: true };

const book = response(bookSchema, {
  'Two addresses': { addresses: [complete, { ...depot, isComplete: true }], problem: null },
  'One that lacks something': { addresses: [complete, { ...office, addressId: 'address-3', addressName: 'Annex', isDefault: false, isComplete: false }], problem: null },
  'Changed elsewhere': { addresses: [complete], problem: 'This address was changed in another window. It is shown as it is now.' },
  Empty: { addresses: [], problem: null },
});
const form = response(formSchema, {
  'A new address': { addressId: null, version: null, values: blank, errors: [], states },
  'An address that is changed': { addressId: 'address-1', version: 1, values, errors: [], states },
  'With errors': { addressId: null, version: null, values: { ...values, zip: '2040' }, errors: [{ field: 'zip', message: 'Enter a ZIP code of 5 digits, or 5 plus 4: 20405 or 20405-0001.' }], states },
});
const activity = response(activitySchema, {
  'A blank form': { aac: '', errors: [] },
  'Unknown AAC': { aac: 'ZZ9999', errors: [{ field: 'aac', message: 'ZZ9999 is not in the activity address directory. Check it, or enter a street address.' }] },
});

/** The buyer’s address book, and its forms (specification, section 2, Orders and profile). */
export const addressBook = defineService({
  path: '/profile/address_book',
  method: 'GET',
  access: 'buyer',
  summary: 'The buyer’s address book, or the form for one of its addresses',
  request: z.object({ show: z.enum(['Create', 'NewAAC']).optional(), addressId: id.optional() }),
  responses: {
    Initial: book,
    Create: form,
    LegacyAddress: response(formSchema, {
      'A contact is missing': { addressId: 'address-3', version: 1, values: { ...values, contactName: '' }, errors: [{ field: 'contactName', message: 'Enter the name of a contact person.' }], states },
    }),
    NewAAC: activity,
  },
});

/** Exactly one of the changes. */
export const changeAddress = defineService({
  path: '/profile/change_address',
  method: 'POST',
  access: 'buyer',
  summary: 'Adds, changes or removes an address of the buyer’s address book, or makes it the default',
  request: z.object({
    save: z.object({ addressId: id.nullable(), version: z.int().nullable(), address: newAddressSchema }).optional(),
    aac: z.string().max(20).optional(),
    makeDefault: id.optional(),
    remove: id.optional(),
  }),
  responses: { Initial: book, Create: form, NewAAC: activity },
});
