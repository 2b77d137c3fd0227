import { registrationRules, type AttributesOf, type RegistrationValues } from '@quartermaster/contracts';
import type { Field } from '../../forms/index.ts';

export type RegistrationForm = AttributesOf<'/profile/registration', 'Initial'>;

/** The fields of the form in their order. The rules are those of the server. */
export function registrationFields(isFederal: boolean): readonly Field<keyof RegistrationValues>[] {
  const rules = registrationRules(isFederal);
  return [
    { name: 'firstName', label: 'First name', rule: rules.firstName, input: { autoComplete: 'given-name', maxLength: 100 } },
    { name: 'lastName', label: 'Last name', rule: rules.lastName, input: { autoComplete: 'family-name', maxLength: 100 } },
    {
      name: 'email',
      label: isFederal ? 'Government e-mail address' : 'E-mail address',
      rule: rules.email,
      input: { autoComplete: 'email', type: 'email', maxLength: 254, ...(isFederal && { hint: 'It ends in .gov, .mil or .us' }) },
    },
    { name: 'agency', label: 'Agency', rule: rules.agency, input: { autoComplete: 'organization', hint: 'Agency and office', maxLength: 200 } },
    { name: 'phone', label: 'Phone', rule: rules.phone, input: { autoComplete: 'tel', inputMode: 'tel', type: 'tel', maxLength: 60 } },
  ];
}
