/** `1 order`, `3 orders`: each vendor's part of a cart becomes one purchase order. */
export const orderCount = (groups: readonly unknown[]): string => `${groups.length} ${groups.length === 1 ? 'order' : 'orders'}`;
