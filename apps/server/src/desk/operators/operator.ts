import type { Role } from '@quartermaster/contracts-desk';

/** A person who works at the desk, as a call of theirs shows them. */
export interface Operator {
  readonly login: string;
  /** As the identity server says it; the login where it says none. */
  readonly name: string;
  readonly role: Role;
}

/** Logins are compared in small letters, without outer spaces. */
export const normalLogin = (typed: string): string => typed.trim().toLowerCase();
