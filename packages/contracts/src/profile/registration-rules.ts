import { emailRule, governmentEmailRule } from '../fields/email.ts';
import type { FieldRule } from '../fields/field-rule.ts';
import { notBlank, phoneRule, stateRule } from '../fields/rules.ts';
import type { FederalRegistrationValues, StateRegistrationValues } from './registration.schema.ts';

type Rules<Values> = Readonly<Record<keyof Values, FieldRule>>;

const anyText: FieldRule = () => null;

/** The rules of the form of federal buyers, in its order; the server asks the same ones. They need a government address (specification, section 5). */
export const federalRegistrationRules: Rules<FederalRegistrationValues> = {
  firstName: notBlank('your first name'),
  lastName: notBlank('your last name'),
  email: governmentEmailRule,
  agency: notBlank('your agency'),
  bureau: anyText,
  phone: phoneRule,
};

/** The same for buyers of state and local governments, whose addresses end in anything. */
export const stateRegistrationRules: Rules<StateRegistrationValues> = {
  firstName: notBlank('your first name'),
  lastName: notBlank('your last name'),
  email: emailRule,
  government: notBlank('the name of your government'),
  governmentKind: (value) => (value === '' ? 'Choose the kind of your government.' : null),
  usState: stateRule,
  phone: phoneRule,
};
