import { queryString, type QueryInput } from '../capabilities/index.ts';

const servicePrefix = '/ws';
export const displayPrefix = '/ds';

/** The web address of a service-driven page: `/ws` plus service path plus query (specification, section 2). */
export function webAddress(path: string, query?: QueryInput | object | null): string {
  return `${servicePrefix}${path}${queryString(query)}`;
}
