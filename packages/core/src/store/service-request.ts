import { serviceTable, type ContractPath, type ServiceTableEntry } from '@quartermaster/contracts';
import { queryParameters, queryString, type QueryInput } from '../capabilities/index.ts';

/** One question to a service. */
export interface ServiceRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  /** The body of a POST. */
  readonly payload: object | null;
  /** Its answer is shown as a page. */
  readonly isPage?: boolean;
  /** Sent beside the pages: it says neither who the buyer is nor which browser it is, and is no activity of theirs. */
  readonly isAside?: boolean;
}

/** The contract's entry of a path; null when it has none. A store may know more: ask `Services` for any path. */
export function contractService(path: string): ServiceTableEntry | null {
  return Object.hasOwn(serviceTable, path) ? serviceTable[path as ContractPath] : null;
}

/** A request to a service of the contract. */
export const serviceRequest = (path: ContractPath, query: QueryInput | null | undefined, payload: object | null): ServiceRequest =>
  requestOf(contractService(path), path, query, payload);

/** A request as the service's method has it: what a GET is given joins the query, what a POST is given is the body. */
export function requestOf(service: ServiceTableEntry | null, path: string, query: QueryInput | null | undefined, payload: object | null): ServiceRequest {
  const parameters = queryParameters(query);
  if (service?.method === 'POST') return { path, query: parameters, payload: payload ?? {} };
  for (const [name, value] of queryParameters(payload)) parameters.append(name, value);
  return { path, query: parameters, payload: null };
}

export const requestUrl = ({ path, query }: ServiceRequest): string => `${path}${queryString(query)}`;
