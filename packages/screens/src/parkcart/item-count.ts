/** Lines of a cart, in words. */
export const itemCount = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'item' : 'items'}`;
