import { addressNameRule, emailRule, notBlank, phoneRule, stateRule, zipRule, type FieldRule, type NewAddress } from '@quartermaster/contracts';
import type { TextFieldProps } from '@quartermaster/ui';

export interface AddressField {
  name: keyof NewAddress;
  label: string;
  rule: FieldRule | null;
  input?: Pick<TextFieldProps, 'hint' | 'autoComplete' | 'inputMode' | 'type' | 'maxLength'>;
}

/** The fields of a street address but its state, in the order in which people write them. The rules are those of the server. */
export const addressFields: readonly AddressField[] = [
  { name: 'addressName', label: 'Name of this address', rule: addressNameRule, input: { hint: 'For your address book, for example Main office', autoComplete: 'off' } },
  { name: 'organization', label: 'Organization', rule: notBlank('the organization'), input: { autoComplete: 'organization' } },
  { name: 'contactName', label: 'Contact name', rule: notBlank('a contact name'), input: { autoComplete: 'name' } },
  { name: 'phone', label: 'Phone', rule: phoneRule, input: { hint: 'Ten digits, with an extension if there is one', autoComplete: 'tel', inputMode: 'tel', type: 'tel' } },
  { name: 'email', label: 'E-mail', rule: emailRule, input: { autoComplete: 'email', inputMode: 'email', type: 'email' } },
  { name: 'line1', label: 'Street address', rule: notBlank('the street address'), input: { autoComplete: 'address-line1' } },
  { name: 'line2', label: 'Building, room, suite (optional)', rule: null, input: { autoComplete: 'address-line2' } },
  { name: 'city', label: 'City', rule: notBlank('the city'), input: { autoComplete: 'address-level2' } },
  { name: 'zip', label: 'ZIP code', rule: zipRule, input: { hint: '5 digits, or 5 plus 4', autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10 } },
];

export const stateField = { name: 'state', label: 'State or territory', rule: stateRule } as const;
