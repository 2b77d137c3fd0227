import { missingOfPassword, normalizedPassword, passwordRule } from '@quartermaster/contracts';
import { isLeaked } from './leaked-list.ts';

/** The person whose password it is to be. */
export interface PasswordOwner {
  readonly login: string;
  readonly givenName: string;
  readonly familyName: string;
}

const product = 'quartermaster';
/** Names that are shorter are parts of many words. */
const shortestName = 4;
/** Characters that a password needs besides what everyone knows of its owner. */
const leastBesides = 8;
const leastDifferent = 5;

/** What is wrong with a password that somebody chooses, as a sentence that says what to do; null for one that is taken (specification, section 5; NIST SP 800-63B, 5.1.1.2). */
export function problemOfNewPassword(password: string, owner: PasswordOwner): string | null {
  const problem = passwordRule(password);
  const missing = problem === null ? [] : missingOfPassword(password);
  if (missing.length > 1) return `The password needs ${listOf(missing.map(({ text }) => text))}.`;
  if (problem !== null) return problem;
  const text = normalizedPassword(password);
  if (new Set(text).size < leastDifferent) return `Use at least ${leastDifferent} different characters in the password.`;
  if (isLeaked(text)) return 'This password, or one much like it, is on a list of passwords that have leaked. Choose another one, for example of several words.';
  return isOf(text, owner) ? 'Leave your name, your e-mail address and the name of this service out of the password, or add more to it.' : null;
}

/** What is wrong with a new password that is typed twice, at which of the fields `password` and `again`. */
export function mistakesOfNewPassword(password: string, again: string, owner: PasswordOwner): { readonly field: 'password' | 'again'; readonly message: string }[] {
  const problem = problemOfNewPassword(password, owner);
  if (problem !== null) return [{ field: 'password', message: problem }];
  return password === again ? [] : [{ field: 'again', message: 'The two passwords differ. Type the same one twice.' }];
}

/** Whether little is left of it without what everyone knows. */
function isOf(password: string, { login, givenName, familyName }: PasswordOwner): boolean {
  const [local = '', domain = ''] = login.toLowerCase().split('@');
  const known = [login, local, domain, ...local.split(/[^\p{L}\p{N}]+/u), ...`${givenName} ${familyName}`.split(/\s+/), product].map((name) => normalizedPassword(name).toLowerCase()).filter((name) => name.length >= shortestName);
  const lower = password.toLowerCase();
  const rest = known.toSorted((one, other) => other.length - one.length).reduce((left, name) => left.replaceAll(name, ''), lower);
  return rest.length < lower.length && Array.from(rest).length < leastBesides;
}

const listOf = (texts: readonly string[]): string => new Intl.ListFormat('en-US', { type: 'conjunction' }).format(texts);
