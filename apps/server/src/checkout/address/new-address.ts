import {
  addressNameRule,
  emailRule,
  notBlank,
  phoneRule,
  stateRule,
  zipRule,
  type FieldError,
  type FieldRule,
  type NewAddress,
} from '@quartermaster/contracts';
import { states } from './states.ts';

/** An address as it goes into the address book: every field is there, without blanks around it. */
export type CheckedAddress = Record<Exclude<keyof NewAddress, undefined>, string>;

const knownState: FieldRule = (value) => stateRule(value) ?? (states.some(({ code }) => code === value.trim()) ? null : 'Choose a state or territory.');

/** Every field that must be right, in the order of the form. The second address line may be empty. */
const fieldRules: readonly [field: keyof NewAddress, rule: FieldRule][] = [
  ['addressName', addressNameRule],
  ['organization', notBlank('the agency or organization')],
  ['contactName', notBlank('the name of a contact person')],
  ['phone', phoneRule],
  ['email', emailRule],
  ['line1', notBlank('the street address')],
  ['city', notBlank('the city')],
  ['state', knownState],
  ['zip', zipRule],
];

/** The blank form, and the values of fields that were not sent. */
export const blankAddress: CheckedAddress = {
  addressName: '', organization: '', contactName: '', phone: '', email: '', line1: '', line2: '', city: '', state: '', zip: '',
};

/** Checks a typed address by the field rules of the contract (specification, section 5): all errors at once, each at its field. */
export function checkNewAddress(typed: NewAddress): { address: CheckedAddress; errors: FieldError[] } {
  const errors = fieldRules.flatMap(([field, rule]) => {
    const message = rule(typed[field] ?? '');
    return message === null ? [] : [{ field, message }];
  });
  const address = { ...blankAddress };
  for (const field of Object.keys(blankAddress) as (keyof CheckedAddress)[]) address[field] = (typed[field] ?? '').trim();
  return { address, errors };
}
