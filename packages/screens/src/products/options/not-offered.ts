/** `not offered with Leather, Set of 4`: what is chosen of the other options. */
export const notOfferedWith = (others: readonly { readonly chosen: string | null }[]): string =>
  ['not offered', others.flatMap(({ chosen }) => chosen ?? []).join(', ')].filter((part) => part !== '').join(' with ');
