/** What is said of a field that holds no code of its kind; a blank one is missing. @param kind as `fund code` */
export const noneOf = (typed: string, kind: string): string => (typed === '' ? 'It is missing.' : `“${typed}” is no ${kind}.`);
