/** A person who can sign in. `id` is the subject (`sub`) that every token names. */
export interface Account {
  readonly id: string;
  readonly login: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Of a federal agency; empty for a member of a state or local government. */
  readonly agencyCode: string;
  readonly passwordHash: string;
  readonly totpSecret: string;
  /** May use the marketplace; without it sign-in ends with access_denied. */
  readonly isApproved: boolean;
  /** For demonstrations: its password and code are shown to everybody who starts the deployment. */
  readonly isDemo: boolean;
}

/** The form in which a login is stored and compared: no outer spaces, lower case. */
export function normalizeLogin(typed: string): string {
  return typed.trim().toLowerCase();
}
