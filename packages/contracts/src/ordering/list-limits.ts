/** Most rows that are checked or put into the cart in one call. */
export const mostListRows = 500;

/** Characters of a pasted or uploaded list. */
export const longestList = 2_000_000;
