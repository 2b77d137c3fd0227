/** Facets, sort and style are states of one page; other words, another kind or another page of results are another page. */
export const searchIdentity = (query: URLSearchParams): string => ['q', 'kind', 'page'].map((name) => query.get(name) ?? '').join('\n');
