import { emailRule, governmentEmailRule } from '../fields/email.ts';
import type { FieldRule } from '../fields/field-rule.ts';
import { notBlank, phoneRule } from '../fields/rules.ts';
import type { RegistrationValues } from './registration.schema.ts';

/** The rules of the form, in its order; the server asks the same ones. Federal buyers need a government address (specification, section 5). */
export const registrationRules = (isFederal: boolean): Readonly<Record<keyof RegistrationValues, FieldRule>> => ({
  firstName: notBlank('your first name'),
  lastName: notBlank('your last name'),
  email: isFederal ? governmentEmailRule : emailRule,
  agency: notBlank('your agency'),
  phone: phoneRule,
});
