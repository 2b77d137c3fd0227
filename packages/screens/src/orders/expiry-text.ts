/** `2029-11` as it is printed on the card: `11/29`. */
export const expiryText = (expires: string): string => `${expires.slice(5, 7)}/${expires.slice(2, 4)}`;
