/** The package of a bare import: `@emotion/react/jsx-runtime` is of `@emotion/react`. */
export function bareName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Whether an import names a package, not a file and not an address. */
export const isBare = (specifier: string): boolean => !/^([./]|[a-z][a-z0-9+.-]*:)/i.test(specifier);
