import type { FastifyRequest } from 'fastify';
import type { CartSummary } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import type { Clock, Randomness } from '../runtime/index.ts';
import type { BrowserSessionOptions } from '../session/index.ts';
import type { StoreList, WebOrigins } from '../store-list/index.ts';
import type { Caller, Credentials } from './caller.ts';
import type { ClientMessages } from './client-messages.ts';
import type { RateClass } from './implement.ts';
import type { RequestContext } from './request-context.ts';

/** What the wire needs from the rest of the server; the areas give it, so that the wire imports none of them. */
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
  /** Who calls, and in which session. Throws TokenRefused when a token is not shown to be the caller's. */
  readonly callerOf: (credentials: Credentials) => Promise<Caller>;
  /** What the header shows of the caller's cart. */
  readonly cartSummary: (context: RequestContext) => Promise<CartSummary>;
  /** What services tell the browsers that are connected. */
  readonly messages: ClientMessages;
  /** Throws a 429 problem when the caller has used up their calls. */
  readonly checkRate: (rateClass: RateClass | 'all', request: FastifyRequest) => Promise<void>;
}
