import { registrationRules, type AttributesOf, type FieldRule, type RegistrationValues } from '@quartermaster/contracts';
import type { TextFieldProps } from '@quartermaster/ui';

export type RegistrationForm = AttributesOf<'/profile/registration', 'Initial'>;

export interface RegistrationField {
  readonly name: keyof RegistrationValues;
  readonly label: string;
  readonly rule: FieldRule;
  readonly input: Pick<TextFieldProps, 'hint' | 'autoComplete' | 'inputMode' | 'type' | 'maxLength'>;
}

/** The fields of the form in their order. The rules are those of the server. */
export function registrationFields(isFederal: boolean): readonly RegistrationField[] {
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
