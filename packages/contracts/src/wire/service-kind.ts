import type { z } from 'zod';
import type { ResponseDefinition, ServiceDefinition } from './service.ts';

/** A store that has a service of a kind. */
interface KindOwner {
  readonly name: string;
  readonly number: number;
}

/** A service that is written once and that stores have at paths of their own: all of its declaration but the path. */
export interface ServiceKind<Request extends z.ZodType = z.ZodType, Responses extends Record<string, ResponseDefinition> = Record<string, ResponseDefinition>>
  extends Omit<ServiceDefinition<string, Request, Responses, undefined>, 'path' | 'summary'> {
  /** One line for the OpenAPI page; `stores` are the names of those that have it at one path. */
  summary(stores: string): string;
  /** Where the names of its responses go by the store: they take the place of `responses`. */
  responsesOf?(owners: readonly KindOwner[]): Record<string, ResponseDefinition>;
}

/** The service of a kind at a path, or at each of several. */
export type ServiceOfKind<Path extends string, Kind extends ServiceKind> = Path extends string ? ServiceDefinition<Path, Kind['request'], Kind['responses'], undefined> : never;

/** Declares a kind of services. */
export function defineServiceKind<Request extends z.ZodType, Responses extends Record<string, ResponseDefinition>>(kind: ServiceKind<Request, Responses>): ServiceKind<Request, Responses> {
  return Object.freeze(kind);
}

/** Declares the service of a kind at a path. @param owners the stores that have it there */
export function serviceOfKind<const Path extends string, Kind extends ServiceKind>(kind: Kind, path: Path, owners: readonly KindOwner[]): ServiceOfKind<Path, Kind> {
  const { summary, responsesOf, ...declaration } = kind;
  const names = owners.map(({ name }) => name).join(' and ');
  const service = { ...declaration, responses: responsesOf?.(owners) ?? declaration.responses, path, summary: summary(names) };
  return Object.freeze(service) as unknown as ServiceOfKind<Path, Kind>;
}
