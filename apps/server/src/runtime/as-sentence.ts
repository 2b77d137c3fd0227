/** Words with a full stop at their end: names of companies often bring one of their own. */
export const asSentence = (words: string): string => (words.endsWith('.') ? words : `${words}.`);
