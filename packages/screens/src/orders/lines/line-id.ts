/** Id of the row of a line, which a list of problems may link to. */
export const lineId = (cartKey: string): string => `checkout-line-${cartKey}`;
