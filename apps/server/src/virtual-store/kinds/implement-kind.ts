import type { z } from 'zod';
import type { ServiceKindName, StoreId } from '@quartermaster/contracts';
import { serviceKinds, serviceOfKind, type ServiceOfKind } from '@quartermaster/contracts/schema';
import { implement, type Implementation, type ImplementationOptions, type ReplyOf, type RequestContext } from '../../wire/index.ts';

type Kinds = typeof serviceKinds;

/** A kind of services with its handler, which stores have at paths of their own. */
export interface ImplementedKind {
  readonly name: ServiceKindName;
  /** The service at one of its paths. @param owners the stores that have it there */
  at(path: string, owners: readonly StoreId[]): Implementation;
}

/** Binds a handler to a kind of services: it is written once, and learns at which path it was called. */
export function implementKind<Name extends ServiceKindName>(
  name: Name,
  handler: (request: z.output<Kinds[Name]['request']>, context: RequestContext, path: string) => Promise<ReplyOf<ServiceOfKind<string, Kinds[Name]>>>,
  options: ImplementationOptions = {},
): ImplementedKind {
  return {
    name,
    at: (path, owners) => implement(serviceOfKind(serviceKinds[name], path, owners), (request, context) => handler(request as z.output<Kinds[Name]['request']>, context, path), options),
  };
}
