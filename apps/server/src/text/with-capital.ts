/** Words as a heading or a label begins: `fund code` is “Fund code”. */
export const withCapital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
