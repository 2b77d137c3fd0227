import type { z } from 'zod';
import type { AddressForm } from '../checkout/address-form.schema.ts';
import type { addressSchema } from '../checkout/address.schema.ts';
import { addressesPerPage } from '../checkout/addresses-per-page.ts';
import { depot, embassy, forwarder, office } from '../checkout/address.examples.ts';

type BookAddress = z.output<typeof addressSchema> & { isComplete: boolean };

const complete = (address: z.output<typeof addressSchema>): BookAddress => ({ ...address, isComplete: true });
const page = { page: 1, pageSize: addressesPerPage, q: '', isForCheckout: false, problem: null };

const annex: BookAddress = { ...office, addressId: 'address-3', addressName: 'Annex', isDefault: false, contactName: '', isComplete: false };

/** More than one page holds. */
const many = Array.from({ length: addressesPerPage }, (_, i): BookAddress => ({ ...complete(office), addressId: `address-${i + 10}`, addressName: `Field office ${i + 1}`, isDefault: i === 0 }));

export const bookExamples = {
  'Two addresses': { ...page, addresses: [complete(office), complete(depot)], total: 2 },
  'Overseas and a freight forwarder': { ...page, addresses: [complete(office), complete(embassy), complete(forwarder)], total: 3 },
  'One that lacks something': { ...page, addresses: [complete(office), annex], total: 2 },
  'The first of many pages': { ...page, addresses: many, total: 1000 },
  'Found by words': { ...page, addresses: [complete(depot)], total: 1, q: '47SMPL' },
  'Nothing found': { ...page, addresses: [], total: 0, q: 'Springfield' },
  'To choose for an order': { ...page, addresses: [complete(office), annex], total: 2, isForCheckout: true },
  'Changed elsewhere': { ...page, addresses: [complete(office)], total: 1, problem: 'This address was changed in another window. It is shown as it is now.' },
  'Empty': { ...page, addresses: [], total: 0 },
};

const blank = { addressName: '', organization: '', contactName: '', phone: '', email: '', line1: '', line2: '', city: '', state: '', zip: '' };
const states = [{ code: 'DC', name: 'District of Columbia' }, { code: 'MD', name: 'Maryland' }];
const militaryStates = [{ code: 'AA', name: 'Armed Forces Americas' }, { code: 'AE', name: 'Armed Forces Europe' }, { code: 'AP', name: 'Armed Forces Pacific' }];
const countries = [{ code: 'CA', name: 'Canada' }, { code: 'DE', name: 'Germany' }];

const { addressName, organization, contactName, phone, email, line1, line2, city, state, zip } = office;
const values = { addressName, organization, contactName, phone, email, line1, line2, city, state, zip };

const newForm: AddressForm = { kind: 'street', addressId: null, version: null, values: blank, errors: [], suggestion: null, states, countries: [] };

export const streetForms = {
  'A new address': newForm,
  'An address that is changed': { ...newForm, addressId: 'address-1', version: 1, values },
  'With errors': { ...newForm, values: { ...values, zip: '2040' }, errors: [{ field: 'zip', message: 'Enter a ZIP code of 5 digits, or 5 plus 4: 20405 or 20405-0001.' }] },
  'State and ZIP code do not fit': { ...newForm, values: { ...values, state: 'MD' }, errors: [{ field: 'zip', message: 'ZIP code 20405 is in District of Columbia, not in Maryland. Correct the ZIP code or the state.' }] },
  'A suggestion': { ...newForm, values: { ...values, line1: '1800 F St' }, suggestion: { line1: '1800 F Street NW', line2, city, state, zip: '20405-0001' } },
} satisfies Record<string, AddressForm>;

export const legacyForms = {
  'A contact is missing': { ...newForm, addressId: 'address-3', version: 1, values: { ...values, contactName: '' }, errors: [{ field: 'contactName', message: 'Enter the name of a contact person.' }] },
} satisfies Record<string, AddressForm>;

const overseas: AddressForm = { ...newForm, kind: 'overseas', values: { ...blank, country: '' }, states: [], countries };

export const overseasForms = {
  'A new address overseas': overseas,
  'No country chosen': { ...overseas, values: { ...values, line1: 'Unter den Beispielen 1', city: 'Berlin', state: '', zip: '10117', country: '' }, errors: [{ field: 'country', message: 'Choose a country.' }] },
} satisfies Record<string, AddressForm>;

const military: AddressForm = { ...newForm, kind: 'military', states: militaryStates };

export const militaryForms = {
  'A new military address': military,
  'Unit and box are missing': {
    ...military, values: { ...values, line1: '12 Main Street', line2: '', city: 'APO', state: 'AE', zip: '09012' },
    errors: [{ field: 'line1', message: 'Enter the unit and the box, for example PSC 1234 BOX 5678, UNIT 2050 BOX 4190, or the name of a ship as USS SAMPLE.' }],
  },
} satisfies Record<string, AddressForm>;

const forwarding: AddressForm = {
  ...newForm, kind: 'forwarder', countries,
  values: { ...blank, finalName: '', finalLine1: '', finalLine2: '', finalCity: '', finalRegion: '', finalPostalCode: '', finalCountry: '' },
};

export const forwarderForms = {
  'A new freight forwarder': forwarding,
  'The final country is missing': {
    ...forwarding,
    values: { ...forwarding.values, ...values, finalName: 'Sample Mission', finalLine1: 'Unter den Beispielen 1', finalCity: 'Berlin', finalPostalCode: '10117' },
    errors: [{ field: 'finalCountry', message: 'Choose a country.' }],
  },
} satisfies Record<string, AddressForm>;

export const activityForms = {
  'A blank form': { aac: '', errors: [] },
  'Unknown AAC': { aac: 'ZZ9999', errors: [{ field: 'aac', message: 'ZZ9999 is not in the activity address directory. Check it, or enter a street address.' }] },
};

export const ownActivityForms = {
  'A blank form': { aac: '', errors: [], agencyCode: '4700' },
  'Not of the agency': { aac: 'ZZ9999', errors: [{ field: 'aac', message: 'ZZ9999 is not an active activity of your agency in the activity address directory. Check it, or enter a street address.' }], agencyCode: '4700' },
  'An account without an agency': { aac: '', errors: [], agencyCode: null },
};
