import type { FieldRule } from './field-rule.ts';

/** The set of which a password needs at least one: every ASCII punctuation mark (specification, section 5). */
export const passwordSpecialCharacters = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** Characters of a password, at least (specification, section 5). */
export const shortestPassword = 12;
/** Longer ones are refused rather than cut, so that no one believes that the rest counts. */
export const longestPassword = 256;

const longEnough = (value: string): boolean => Array.from(value.slice(0, shortestPassword * 2)).length >= shortestPassword;
const hasSpecial = (value: string): boolean => Array.from(value).some((character) => passwordSpecialCharacters.includes(character));

/** At least 12 characters with a letter, a digit and a special character (specification, section 5). Blanks count: nothing is trimmed. */
export const passwordRule: FieldRule = (value) => {
  if (value.length > longestPassword) return `Choose a password of at most ${longestPassword} characters.`;
  if (!longEnough(value)) return `Choose a password of at least ${shortestPassword} characters.`;
  if (!/\p{L}/u.test(value)) return 'Use at least one letter in the password.';
  if (!/\d/.test(value)) return 'Use at least one digit in the password.';
  return hasSpecial(value) ? null : 'Use at least one special character in the password, for example - or !';
};

/** The password of an activity address code: letters and digits, at least 6 (specification, section 5). */
export const aacPasswordRule: FieldRule = (value) =>
  value.length <= longestPassword && /^[A-Za-z0-9]{6,}$/.test(value)
    ? null
    : 'Enter an AAC password of at least 6 characters, letters and digits only.';
