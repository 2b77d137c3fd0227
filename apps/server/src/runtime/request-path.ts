/** The path of a request as it was asked for, without its query. */
export const pathOf = ({ url }: { readonly url: string }): string => url.split('?', 1)[0] ?? '';
