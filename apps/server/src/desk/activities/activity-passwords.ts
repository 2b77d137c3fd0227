import { emailRule } from '@quartermaster/contracts';
import { passwordUses, type PasswordUse } from '@quartermaster/contracts-desk';

/** So many people approve the passwords of one activity, at most. */
const mostSupervisors = 20;

export interface ActivityPasswords {
  readonly passwordFor: PasswordUse;
  readonly supervisors: readonly string[];
}

export interface PasswordsProblem {
  readonly problem: { readonly field: 'password_for' | 'supervisors'; readonly reason: string };
}

/** For what an activity asks for AAC passwords, and the addresses of its supervisors, which spaces, commas or semicolons separate; empty: none. */
export function readPasswords(use: string, typed: string): ActivityPasswords | PasswordsProblem {
  const passwordFor = use === '' ? 'none' : passwordUses.find((known) => known === use.toLowerCase());
  if (passwordFor === undefined) return { problem: { field: 'password_for', reason: `Write ${passwordUses.join(', ')}.` } };
  const supervisors = [...new Set(typed.toLowerCase().split(/[\s,;]+/).filter((address) => address !== ''))];
  const wrong = supervisors.find((address) => emailRule(address) !== null);
  if (wrong !== undefined) return { problem: { field: 'supervisors', reason: `${wrong}: ${emailRule(wrong) ?? ''}` } };
  if (supervisors.length > mostSupervisors) return { problem: { field: 'supervisors', reason: `There are more than ${mostSupervisors}.` } };
  if (passwordFor !== 'none' && supervisors.length === 0) return { problem: { field: 'supervisors', reason: 'It asks for passwords, and no one approves them. Write the e-mail address of a supervisor.' } };
  return { passwordFor, supervisors };
}
