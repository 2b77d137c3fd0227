/** A product stays the same page when only the ZIP code or the view changes. */
export const productIdentity = (query: URLSearchParams): string => query.get('productId') ?? '';
