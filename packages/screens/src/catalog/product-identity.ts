import type { OptionChoice } from '@quartermaster/contracts';

/** A product stays the same page when only the ZIP code or the view changes. */
export const productIdentity = (query: URLSearchParams): string => query.get('productId') ?? '';

/** The variants of a configuration are one page in as many states: focus stays at the option that was chosen. */
export const variantIdentity = (query: URLSearchParams, { choice }: { readonly choice?: OptionChoice | undefined }): string => (choice === undefined ? productIdentity(query) : `options ${choice.id}`);
