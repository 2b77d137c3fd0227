import { defineArea, defineScreen, screenFor } from '@quartermaster/core';
import { checkout } from '../../checkout/area.ts';

const look = { layout: 'index' } as const;
const book = defineScreen('address-book', { title: 'Address Book', ...look, load: () => import('./AddressBook.screen.tsx') });
const form = defineScreen('address-form', { title: 'Address', ...look, load: () => import('./AddressForm.screen.tsx') });
const activity = defineScreen('activity-address', { title: 'New Activity Address', ...look, load: () => import('./ActivityAddress.screen.tsx') });
const ownActivity = defineScreen('own-activity', { title: 'AAC or DoDAAC', ...look, load: () => import('./OwnActivity.screen.tsx') });
const importFile = defineScreen('address-import', { title: 'Import Addresses', ...look, load: () => import('./import/AddressImport.screen.tsx') });

/** The address book of the profile, and the forms of its addresses (specification, section 2, Orders and profile). */
export const addressBook = defineArea({
  name: 'addressBook',
  screens: { book, form, activity, ownActivity, importFile },
  contributions: [
    screenFor('/profile/address_book', 'Initial', book),
    screenFor('/profile/address_book', 'Create', form),
    screenFor('/profile/address_book', 'LegacyAddress', form),
    screenFor('/profile/address_book', 'NewAAC', activity),
    screenFor('/profile/address_book', 'CheckOutReview', checkout.screens.review),
    screenFor('/profile/overseas_address', 'Initial', form),
    screenFor('/profile/overseas_address', 'Military', form),
    screenFor('/profile/freight_forwarder_address', 'Initial', form),
    screenFor('/profile/dodaac_entry', 'Initial', ownActivity),
    screenFor('/profile/address_import', 'Initial', importFile),
  ],
});
