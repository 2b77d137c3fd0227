import { addressNameRule, emailRule, notBlank, phoneRule, stateRule, zipRule, type NewAddress } from '@quartermaster/contracts';
import type { Field } from '../forms/index.ts';
import { normalizedPhone, normalizedZip } from './normalized.ts';

type AddressField = Field<keyof NewAddress>;

/** The fields of a street address row by row, in the order in which people write them. The rules are those of the server. */
export const placeFields: readonly AddressField[] = [
  { name: 'addressName', label: 'Name of this address', rule: addressNameRule, input: { hint: 'For your address book, for example Main office', autoComplete: 'off' } },
  { name: 'organization', label: 'Organization', rule: notBlank('the organization'), input: { hint: 'Agency and office', autoComplete: 'organization' } },
  { name: 'line1', label: 'Street address', rule: notBlank('the street address'), input: { autoComplete: 'address-line1' } },
  { name: 'line2', label: 'Building, room, suite (optional)', rule: null, input: { autoComplete: 'address-line2' } },
];
const cityFields: readonly AddressField[] = [
  { name: 'city', label: 'City', rule: notBlank('the city'), input: { autoComplete: 'address-level2' } },
  { name: 'state', label: 'State or territory', rule: stateRule, input: { autoComplete: 'address-level1' } },
  { name: 'zip', label: 'ZIP code', rule: zipRule, normalized: normalizedZip, input: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 12 } },
];
export const contactFields: readonly AddressField[] = [
  { name: 'contactName', label: 'Contact name', rule: notBlank('a contact name'), input: { autoComplete: 'name' } },
  { name: 'phone', label: 'Phone', rule: phoneRule, normalized: normalizedPhone, input: { autoComplete: 'tel', inputMode: 'tel', type: 'tel' } },
  { name: 'email', label: 'E-mail', rule: emailRule, input: { autoComplete: 'email', inputMode: 'email', type: 'email' } },
];

/** All of them, as an error summary lists them. */
export const addressFields: readonly AddressField[] = [...placeFields, ...cityFields, ...contactFields];
