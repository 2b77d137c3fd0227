/** `19,406 products`, `1 product`. */
export const counted = (number: number, one: string, many: string): string => `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
