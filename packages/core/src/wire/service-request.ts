import { serviceTable, type ServiceTableEntry } from '@quartermaster/contracts';
import { queryParameters, queryString, type QueryInput } from './query.ts';

/** One question to a service. */
export interface ServiceRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  /** The body of a POST. */
  readonly payload: object | null;
}

/** What the contract says of a path; null when it does not know it. */
export function serviceAt(path: string): ServiceTableEntry | null {
  return Object.hasOwn(serviceTable, path) ? serviceTable[path as keyof typeof serviceTable] : null;
}

/** A request as its method has it: what a GET is given joins the query, what a POST is given is the body. */
export function serviceRequest(path: string, query: QueryInput | null | undefined, payload: object | null): ServiceRequest {
  const parameters = queryParameters(query);
  if (serviceAt(path)?.method === 'POST') return { path, query: parameters, payload: payload ?? {} };
  for (const [name, value] of queryParameters(payload)) parameters.append(name, value);
  return { path, query: parameters, payload: null };
}

/** A request that only changes what is seen: it may be asked again at any time. */
export function isRepeatable(path: string): boolean {
  const service = serviceAt(path);
  return service?.method === 'GET' && service.changesState !== true;
}

export const requestUrl = ({ path, query }: ServiceRequest): string => `${path}${queryString(query)}`;
