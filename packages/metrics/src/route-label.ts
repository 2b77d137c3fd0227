/**
 * The route of a request as a label: its pattern, never its address, so that clients cannot make series by asking for addresses. The files of the
 * web have a route each, whose names change with every build: they are one.
 *
 * @param pattern undefined where no route matches
 */
export function routeLabel(pattern: string | undefined): string {
  if (pattern === undefined) return 'none';
  const assets = pattern.indexOf('/assets/');
  return assets === -1 ? pattern : `${pattern.slice(0, assets)}/assets/*`;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** The method of a request as a label: of those that no route takes, all are one. */
export const methodLabel = (method: string): string => (methods.has(method) ? method : 'other');
