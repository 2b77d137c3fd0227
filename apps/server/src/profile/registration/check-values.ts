import { federalRegistrationRules, stateRegistrationRules, type FederalRegistrationValues, type FieldError, type FieldRule, type StateRegistrationValues } from '@quartermaster/contracts';
import { typedLine } from '../../mail/index.ts';
import { states } from '../../checkout/index.ts';
import type { Agency } from './agency-store.ts';

type Sent<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

/** The values of the federal form that were sent; a missing field is empty. */
export function federalValues(sent: Sent<FederalRegistrationValues>): FederalRegistrationValues {
  const { firstName, lastName, email, agency, bureau, phone } = sent;
  return { ...person({ firstName, lastName, email, phone }), agency: typedLine(agency), bureau: typedLine(bureau) };
}

/** The same of the form of state and local governments. */
export function stateValues(sent: Sent<StateRegistrationValues>): StateRegistrationValues {
  const { firstName, lastName, email, phone, government, governmentKind = '', usState } = sent;
  return { ...person({ firstName, lastName, email, phone }), government: typedLine(government), governmentKind, usState: typedLine(usState) };
}

/** Every field that breaks its rule (specification, section 5), in the order of the form. `agency`: the one of the list that has the typed name. */
export function federalErrors(values: FederalRegistrationValues, { agency, isNotListed }: { readonly agency: Agency | null; readonly isNotListed: boolean }): FieldError[] {
  const errors = broken(federalRegistrationRules, values);
  const isOpen = values.agency === '' || agency !== null || isNotListed;
  return isOpen ? errors : [...errors, { field: 'agency', message: 'Choose your agency from the list, or check "My agency is not listed".' }];
}

export function stateErrors(values: StateRegistrationValues): FieldError[] {
  const errors = broken(stateRegistrationRules, values);
  const isKnown = states.some(({ code }) => code === values.usState);
  return isKnown || errors.some(({ field }) => field === 'usState') ? errors : [...errors, { field: 'usState', message: 'Choose a state or territory.' }];
}

const broken = <Values extends object>(rules: Readonly<Record<keyof Values & string, FieldRule>>, values: Values): FieldError[] =>
  (Object.entries(rules) as [keyof Values & string, FieldRule][]).flatMap(([field, rule]) => {
    const message = rule(String(values[field]));
    return message === null ? [] : [{ field, message }];
  });

const person = ({ firstName, lastName, email, phone }: Sent<Record<'firstName' | 'lastName' | 'email' | 'phone', string>>) =>
  ({ firstName: typedLine(firstName), lastName: typedLine(lastName), email: typedLine(email), phone: typedLine(phone) });
