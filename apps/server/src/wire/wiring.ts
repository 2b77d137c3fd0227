import type { FastifyRequest } from 'fastify';
import type { CartSummary } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import type { Clock, Randomness } from '../runtime/index.ts';
import type { BrowserSessionOptions } from '../session/index.ts';
import type { StoreList, WebOrigins } from '../store-list/index.ts';
import type { BusinessCounts } from './business-counts.ts';
import type { Caller, Credentials } from './caller.ts';
import type { ClientMessages } from './client-messages.ts';
import type { RateClass } from './implement.ts';
import type { RequestContext } from './request-context.ts';
import type { UnprovedCalls } from './unproved-calls.ts';

/** The values that the wire needs from the rest of the server; the areas give them, so that the wire imports no area. */
export interface Wiring {
  readonly database: Pool;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly cookies: BrowserSessionOptions;
  readonly stores: StoreList;
  readonly origins: WebOrigins;
  readonly appServerId: string;
  /** Seconds of inactivity after which a buyer’s session ends. */
  readonly sessionTimeout: number;
  /** The caller and the session of a call. Throws TokenRefused when a token is not shown to be the caller's. */
  readonly callerOf: (credentials: Credentials) => Promise<Caller>;
  /** The summary of the caller's cart for the header. */
  readonly cartSummary: (context: RequestContext) => Promise<CartSummary>;
  /** The messages of services to the browsers that are connected. */
  readonly messages: ClientMessages;
  readonly counts: BusinessCounts;
  /** Throws a 429 problem when the caller has used up their calls. */
  readonly checkRate: (rateClass: RateClass | 'all' | 'sessions', request: FastifyRequest) => Promise<void>;
  readonly unproved: UnprovedCalls;
  /** Does the work of a call: at once, or in its turn where its class shares the database. */
  readonly inTurn: <Result>(rateClass: RateClass | null, request: FastifyRequest, work: () => Promise<Result>) => Promise<Result>;
}
