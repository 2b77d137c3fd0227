/** `1 result`, `12 results`. */
export const resultsText = (count: number): string => (count === 1 ? '1 result' : `${count.toLocaleString('en-US')} results`);
