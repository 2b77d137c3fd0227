/** Addresses on one page of an address book. */
export const addressesPerPage = 24;
