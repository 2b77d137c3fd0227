import { addressNameRule, emailRule, notBlank, phoneRule, stateRule, zipRule, type FieldRule, type NewAddress } from '@quartermaster/contracts';
import type { TextFieldProps } from '@quartermaster/ui';
import { normalizedPhone, normalizedZip } from './normalized.ts';

export interface AddressField {
  name: keyof NewAddress;
  label: string;
  rule: FieldRule | null;
  /** Shows what was typed as it is written, when the field is left. */
  normalized?: (typed: string) => string;
  input?: Pick<TextFieldProps, 'hint' | 'autoComplete' | 'inputMode' | 'type' | 'maxLength'>;
}

/** The fields of a street address row by row, in the order in which people write them. The rules are those of the server. */
export const placeFields: readonly AddressField[] = [
  { name: 'addressName', label: 'Name of this address', rule: addressNameRule, input: { hint: 'For your address book, for example Main office', autoComplete: 'off' } },
  { name: 'organization', label: 'Organization', rule: notBlank('the organization'), input: { hint: 'Agency and office', autoComplete: 'organization' } },
  { name: 'line1', label: 'Street address', rule: notBlank('the street address'), input: { autoComplete: 'address-line1' } },
  { name: 'line2', label: 'Building, room, suite (optional)', rule: null, input: { autoComplete: 'address-line2' } },
];
export const cityField: AddressField = { name: 'city', label: 'City', rule: notBlank('the city'), input: { autoComplete: 'address-level2' } };
export const stateField = { name: 'state', label: 'State or territory', rule: stateRule } as const;
export const zipField: AddressField = {
  name: 'zip', label: 'ZIP code', rule: zipRule, normalized: normalizedZip, input: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 12 },
};
export const contactFields: readonly AddressField[] = [
  { name: 'contactName', label: 'Contact name', rule: notBlank('a contact name'), input: { autoComplete: 'name' } },
  { name: 'phone', label: 'Phone', rule: phoneRule, normalized: normalizedPhone, input: { autoComplete: 'tel', inputMode: 'tel', type: 'tel' } },
  { name: 'email', label: 'E-mail', rule: emailRule, input: { autoComplete: 'email', inputMode: 'email', type: 'email' } },
];

/** All of them, as an error summary lists them. */
export const addressFields: readonly Pick<AddressField, 'name'>[] = [...placeFields, cityField, stateField, zipField, ...contactFields];
