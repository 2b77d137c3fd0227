import type { ServicePath } from '@quartermaster/contracts';

/** Where a person without an account goes: a page, or a POST whose answer is shown. */
export interface RegistrationStep {
  readonly path: ServicePath;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: Readonly<Record<string, string>>;
}

/** The name of the person who is signed in at the identity server; null when there is none. It asks the identity server. */
export type FindLogin = () => Promise<string | null>;

/** The way on for a person who has an identity but no account here (specification, section 4, Registration finalization). */
export interface RegistrationFlow {
  /** The store's form for an account. */
  readonly form: ServicePath;
  next(findLogin: FindLogin): Promise<RegistrationStep>;
}
