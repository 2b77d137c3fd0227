/** A number for which there is little room: no more than a hundred are counted. */
export const atMost99 = (count: number): string => (count < 100 ? String(count) : '99+');
