import { federalRegistrationRules as federal, stateRegistrationRules as local, type FederalRegistrationValues, type StateRegistrationValues } from '@quartermaster/contracts';
import type { Field } from '../../forms/index.ts';

const firstName = { name: 'firstName', label: 'First name', rule: federal.firstName, input: { autoComplete: 'given-name', maxLength: 100 } } as const;
const lastName = { name: 'lastName', label: 'Last name', rule: federal.lastName, input: { autoComplete: 'family-name', maxLength: 100 } } as const;
const phone = { name: 'phone', label: 'Phone', rule: federal.phone, input: { autoComplete: 'tel', inputMode: 'tel', type: 'tel', maxLength: 60, hint: 'With an extension if there is one: 202-555-0100 x12' } } as const;
const address = { autoComplete: 'email', type: 'email', maxLength: 254 } as const;

/** The fields of the federal form in their order. The rules are those of the server. */
export const federalFields: readonly Field<keyof FederalRegistrationValues>[] = [
  firstName,
  lastName,
  { name: 'email', label: 'Government e-mail address', rule: federal.email, input: { ...address, hint: 'It ends in .gov, .mil or .us' } },
  { name: 'agency', label: 'Agency', rule: federal.agency, input: { maxLength: 200 } },
  { name: 'bureau', label: 'Bureau (optional)', rule: null },
  phone,
];

/** Those of the form of state and local governments. */
export const stateFields: readonly Field<keyof StateRegistrationValues>[] = [
  firstName,
  lastName,
  { name: 'email', label: 'E-mail address', rule: local.email, input: { ...address, hint: 'Of your government, not a private one' } },
  { name: 'government', label: 'Name of your government', rule: local.government, input: { autoComplete: 'organization', maxLength: 200, hint: 'For example, City of Example' } },
  { name: 'governmentKind', label: 'Kind of government', rule: local.governmentKind },
  { name: 'usState', label: 'State or territory', rule: local.usState, input: { autoComplete: 'address-level1' } },
  phone,
];
