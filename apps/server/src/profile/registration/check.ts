import { registrationRules, type RegistrationValues, type StoreName } from '@quartermaster/contracts';

/** STATE serves state and local governments, whose addresses end in anything; every other store is for federal buyers. */
export const isFederal = (store: StoreName): boolean => store !== 'STATE';

/** What was sent, without outer spaces; a missing field is empty. */
export function registrationValues(sent: { readonly [Name in keyof RegistrationValues]?: string | undefined }): RegistrationValues {
  const of = (name: keyof RegistrationValues): string => (sent[name] ?? '').trim();
  return { firstName: of('firstName'), lastName: of('lastName'), email: of('email'), agency: of('agency'), phone: of('phone') };
}

/** Every field that breaks its rule (specification, section 5), in the order of the form. */
export function registrationErrors(values: RegistrationValues, store: StoreName): { field: string; message: string }[] {
  return Object.entries(registrationRules(isFederal(store))).flatMap(([field, rule]) => {
    const message = rule(values[field as keyof RegistrationValues]);
    return message === null ? [] : [{ field, message }];
  });
}
