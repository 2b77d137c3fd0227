import { registrationRules, type RegistrationValues, type StoreTraits } from '@quartermaster/contracts';
import { typedLine } from '../../mail/index.ts';

/** The values that were sent, each as one line without outer spaces; a missing field is empty. */
export function registrationValues(sent: { readonly [Name in keyof RegistrationValues]?: string | undefined }): RegistrationValues {
  const of = (name: keyof RegistrationValues): string => typedLine(sent[name]);
  return { firstName: of('firstName'), lastName: of('lastName'), email: of('email'), agency: of('agency'), phone: of('phone') };
}

/** Every field that breaks its rule (specification, section 5), in the order of the form. Addresses of state and local governments end in anything. */
export function registrationErrors(values: RegistrationValues, { federal }: Pick<StoreTraits, 'federal'>): { field: string; message: string }[] {
  return Object.entries(registrationRules(federal)).flatMap(([field, rule]) => {
    const message = rule(values[field as keyof RegistrationValues]);
    return message === null ? [] : [{ field, message }];
  });
}
