/** Days from an order to its delivery, at most: an import takes no more. */
export const longestDelivery = 3650;
