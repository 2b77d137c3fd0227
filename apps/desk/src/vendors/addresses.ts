export const addressOfVendor = (vendorId: string): string => `/vendors/${encodeURIComponent(vendorId)}`;

/** The form of a way: of a contract, of all contracts (null), or of one that is new (undefined). */
export const addressOfWay = (vendorId: string, contractNumber?: string | null): string =>
  `${addressOfVendor(vendorId)}/way${contractNumber === undefined ? '' : `?${new URLSearchParams({ contract: contractNumber ?? '' }).toString()}`}`;

export const contractWords = (contractNumber: string | null): string => (contractNumber === null ? 'All contracts' : `Contract ${contractNumber}`);
