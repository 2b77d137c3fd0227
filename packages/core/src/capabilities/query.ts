type QueryValue = string | number | boolean | null | undefined;

/** Query parameters as screens write them. A list becomes a repeated parameter; null and undefined are left out. */
export type QueryInput = URLSearchParams | Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** The query of a request as URL parameters. Nested values (they belong in a POST) are left out. */
export function queryParameters(query: QueryInput | object | null | undefined): URLSearchParams {
  if (query instanceof URLSearchParams) return new URLSearchParams(query);
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const single of Array.isArray(value) ? value : [value]) {
      if (isSimple(single)) parameters.append(name, String(single));
    }
  }
  return parameters;
}

const isSimple = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** `?a=1&a=2`, or nothing. */
export function queryString(query: QueryInput | object | null | undefined): string {
  const text = queryParameters(query).toString();
  return text === '' ? '' : `?${text}`;
}
