import { emailRule, governmentEmailRule, notBlank, phoneRule, type FieldRule, type StoreName } from '@quartermaster/contracts';

export interface RegistrationValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly agency: string;
  readonly phone: string;
}

/** STATE serves state and local governments, whose addresses end in anything; every other store is for federal buyers. */
export const isFederal = (store: StoreName): boolean => store !== 'STATE';

/** What was sent, without outer spaces; a missing field is empty. */
export function registrationValues(sent: { readonly [Name in keyof RegistrationValues]?: string | undefined }): RegistrationValues {
  const of = (name: keyof RegistrationValues): string => (sent[name] ?? '').trim();
  return { firstName: of('firstName'), lastName: of('lastName'), email: of('email'), agency: of('agency'), phone: of('phone') };
}

/** Every field that breaks its rule (specification, section 5), in the order of the form. */
export function registrationErrors(values: RegistrationValues, store: StoreName): { field: string; message: string }[] {
  const rules: Record<keyof RegistrationValues, FieldRule> = {
    firstName: notBlank('your first name'),
    lastName: notBlank('your last name'),
    email: isFederal(store) ? governmentEmailRule : emailRule,
    agency: notBlank('your agency'),
    phone: phoneRule,
  };
  return Object.entries(rules).flatMap(([field, rule]) => {
    const message = rule(values[field as keyof RegistrationValues]);
    return message === null ? [] : [{ field, message }];
  });
}
