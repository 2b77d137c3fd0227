import { holdsCardNumber } from '@quartermaster/contracts';

/** Characters of a reason or a message. */
export const longestText = 2000;
/** Characters of a number or a name. */
export const longestName = 100;

const cardFound = 'This looks like the number of a payment card. Leave it out: the buyer reads this text.';

/** What is wrong with a text that the buyer reads, as a sentence; null where it can be taken. */
export function textProblem(text: string): string | null {
  if (text.length > longestText) return `Use at most ${longestText} characters.`;
  return holdsCardNumber(text) ? cardFound : null;
}

/** What is wrong with a number or a name of one line. */
export const nameProblem = (name: string): string | null => (name.length > longestName ? `Use at most ${longestName} characters.` : null);
