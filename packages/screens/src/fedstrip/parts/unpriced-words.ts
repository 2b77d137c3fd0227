/** What a total is of: lines that the catalog does not have have no price. */
export const unpricedWords = (unpriced: number): string =>
  (unpriced === 0 ? 'Total' : `Total without ${unpriced === 1 ? 'one line whose price is' : `${unpriced} lines whose prices are`} not known`);
