import type { z } from 'zod';
import type { ServiceDefinition } from '@quartermaster/contracts/schema';
import type { SignOn } from './caller.ts';
import type { DocumentReply, Reply, ReplyOf } from './reply.ts';
import type { RequestContext } from './request-context.ts';

/** Which stricter rate limit a service falls under, beside the one that all calls share. */
export type RateClass = 'search' | 'signIn' | 'reports' | 'messages' | 'purchaseOrders' | 'addresses';

export interface ImplementationOptions {
  readonly rateClass?: RateClass;
  /**
   * The effect of a token that is expired or wrong: `refuse` answers 401, so that the web renews it and repeats the call; `renew`
   * answers so only while there is a session that can renew it, and serves the caller as a visitor otherwise; `ignore`
   * always does that. The default is `renew` for public pages and background calls, else `refuse`.
   */
  readonly staleToken?: StaleToken;
  /** How far the caller's sign-on must be; `unasked`: who calls is no matter, and the call is no activity of their session. */
  readonly signOn?: SignOn | 'unasked';
}

type StaleToken = 'refuse' | 'renew' | 'ignore';

/** One service of the contract with its handler; `registerServices` makes a route of it. */
export interface Implementation {
  readonly service: ServiceDefinition;
  /** `request` has passed the service's request schema. */
  readonly handle: (request: unknown, context: RequestContext) => Promise<Reply>;
  readonly rateClass: RateClass | null;
  readonly staleToken: StaleToken;
  readonly signOn: SignOn | 'unasked';
}

/**
 * Binds a handler to a declared service. The handler gets the checked request and can only answer the response names
 * that the service declares, each with its attributes.
 */
export function implement<Service extends ServiceDefinition>(
  service: Service,
  handler: (request: z.output<Service['request']>, context: RequestContext) => Promise<ReplyOf<Service>>,
  options: ImplementationOptions = {},
): Implementation {
  return implementation(service, handler, options);
}

/** Like {@link implement} for a service of method GET_PDF, whose handler may also answer a document. */
export function implementDocument<Service extends ServiceDefinition>(
  service: Service,
  handler: (request: z.output<Service['request']>, context: RequestContext) => Promise<ReplyOf<Service> | DocumentReply>,
  options: ImplementationOptions = {},
): Implementation {
  if (service.method !== 'GET_PDF') throw new Error(`${service.path} gives no document: its method is ${service.method}.`);
  return implementation(service, handler, options);
}

function implementation<Service extends ServiceDefinition>(
  service: Service,
  handler: (request: z.output<Service['request']>, context: RequestContext) => Promise<Reply>,
  options: ImplementationOptions,
): Implementation {
  const isPublic = service.access === 'visitor' && (service.rendered === true || service.background === true);
  return {
    service,
    // The route hands over only what the service's own schema has returned.
    handle: (request, context) => handler(request as z.output<Service['request']>, context),
    rateClass: options.rateClass ?? null,
    staleToken: options.staleToken ?? (isPublic ? 'renew' : 'refuse'),
    signOn: options.signOn ?? 'complete',
  };
}
