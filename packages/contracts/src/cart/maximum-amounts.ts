/** Largest amount of one cart line, in cents: a line that costs more cannot be ordered. */
export const maximumLineTotal = 1_000_000_000_000;

/** Each sum of an order is below this amount, in cents. With it, every sum is an exact number. */
export const orderTotalLimit = 1_000_000_000_000_000;
