export const addressOfProduct = (productId: string): string => `/catalog/products/${encodeURIComponent(productId)}`;
