import type { FieldRule } from './field-rule.ts';

/** The set of which a password needs at least one: every ASCII punctuation mark (specification, section 5). */
export const passwordSpecialCharacters = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** Characters of a password, at least (specification, section 5). */
export const shortestPassword = 12;
/** Longer ones are refused rather than cut, so that no one believes that the rest counts. Characters are code points. */
export const longestPassword = 128;

/** One thing that a password needs. */
export interface PasswordNeed {
  /** As a part of a list: `at least one digit`. */
  readonly text: string;
  /** Of a regular expression (flags `s` and `u`) that the normalized password fits. */
  readonly pattern: string;
  /** What to do where it does not. */
  readonly advice: string;
}

/** What a password needs, one by one: for pages that say which are met while somebody types (specification, section 5). */
export const passwordNeeds: readonly PasswordNeed[] = [
  { text: `at least ${shortestPassword} characters`, pattern: `^.{${shortestPassword},}$`, advice: `Choose a password of at least ${shortestPassword} characters.` },
  { text: 'at least one letter', pattern: '\\p{L}', advice: 'Use at least one letter in the password.' },
  { text: 'at least one digit', pattern: '[0-9]', advice: 'Use at least one digit in the password.' },
  {
    text: 'at least one special character, for example - or !',
    pattern: `[${passwordSpecialCharacters.replaceAll(/[\\\]^-]/g, '\\$&')}]`,
    advice: 'Use at least one special character in the password, for example - or !',
  },
];

/** How a password is counted and compared: the same text typed on another keyboard or system is the same password (NIST SP 800-63B, 5.1.1.2). Blanks stay. */
export const normalizedPassword = (typed: string): string => typed.normalize('NFKC');

/** What a password lacks; empty for one that is long enough and has all. */
export function missingOfPassword(password: string): readonly PasswordNeed[] {
  const text = normalizedPassword(password);
  return passwordNeeds.filter(({ pattern }) => !new RegExp(pattern, 'su').test(text));
}

/** At least 12 and at most 128 characters with a letter, a digit and a special character (specification, section 5). Blanks count: nothing is trimmed. */
export const passwordRule: FieldRule = (value) => {
  // A text of so many units has too many characters, however it is normalized.
  if (value.length > longestPassword * 8 || Array.from(normalizedPassword(value)).length > longestPassword) return `Choose a password of at most ${longestPassword} characters.`;
  return missingOfPassword(value)[0]?.advice ?? null;
};

const longestAacPassword = 256;

/** The password of an activity address code: letters and digits, at least 6 (specification, section 5). */
export const aacPasswordRule: FieldRule = (value) =>
  value.length <= longestAacPassword && /^[A-Za-z0-9]{6,}$/.test(value)
    ? null
    : 'Enter an AAC password of at least 6 characters, letters and digits only.';
