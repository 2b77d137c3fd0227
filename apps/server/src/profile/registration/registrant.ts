import type { FederalRegistrationValues, StateRegistrationValues } from '@quartermaster/contracts';

/** A person who registers, as they said it: each text is one line without outer spaces. */
export interface Registrant {
  readonly firstName: string;
  readonly lastName: string;
  /** In small letters. */
  readonly email: string;
  /** Of a state or local government: its name. */
  readonly agency: string;
  /** Empty: none was given. */
  readonly bureau: string;
  readonly phone: string;
  /** Code of the agency in the list of agencies; null: it is not there. */
  readonly listedAgency: string | null;
  /** Of a state or local government alone. */
  readonly usState: string | null;
  readonly governmentKind: string | null;
}

export const federalRegistrant = (values: FederalRegistrationValues, listedAgency: string | null): Registrant =>
  ({ ...values, email: values.email.toLowerCase(), listedAgency, usState: null, governmentKind: null });

export const stateRegistrant = ({ government, usState, governmentKind, ...person }: StateRegistrationValues): Registrant =>
  ({ ...person, email: person.email.toLowerCase(), agency: government, bureau: '', listedAgency: null, usState, governmentKind });
