export const addressOfProduct = (productId: string): string => `/catalog/products/${encodeURIComponent(productId)}`;

export const addressOfImport = (importId: number): string => `/catalog/imports/${importId}`;
