import { emailRule, governmentEmailRule, notBlank, phoneRule, type AttributesOf, type FieldRule } from '@quartermaster/contracts';
import type { TextFieldProps } from '@quartermaster/ui';

export type RegistrationForm = AttributesOf<'/profile/registration', 'Initial'>;
export type RegistrationValues = RegistrationForm['values'];

export interface RegistrationField {
  readonly name: keyof RegistrationValues;
  readonly label: string;
  readonly rule: FieldRule;
  readonly input: Pick<TextFieldProps, 'hint' | 'autoComplete' | 'inputMode' | 'type' | 'maxLength'>;
}

/** The fields of the form in their order. The rules are those of the server. */
export const registrationFields = (isFederal: boolean): readonly RegistrationField[] => [
  { name: 'firstName', label: 'First name', rule: notBlank('your first name'), input: { autoComplete: 'given-name', maxLength: 100 } },
  { name: 'lastName', label: 'Last name', rule: notBlank('your last name'), input: { autoComplete: 'family-name', maxLength: 100 } },
  {
    name: 'email',
    label: isFederal ? 'Government e-mail address' : 'E-mail address',
    rule: isFederal ? governmentEmailRule : emailRule,
    input: { autoComplete: 'email', type: 'email', maxLength: 254, ...(isFederal && { hint: 'It ends in .gov, .mil or .us' }) },
  },
  { name: 'agency', label: 'Agency', rule: notBlank('your agency'), input: { autoComplete: 'organization', hint: 'Agency and office', maxLength: 200 } },
  { name: 'phone', label: 'Phone', rule: phoneRule, input: { autoComplete: 'tel', inputMode: 'tel', type: 'tel', maxLength: 60 } },
];
