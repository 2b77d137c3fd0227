/** Most lines that a deployment can let a cart have, and most that one call changes or an order has. */
export const mostCartLines = 2_000;
