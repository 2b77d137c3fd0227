import { hkdfSync } from 'node:crypto';
import type { StoreName } from '@quartermaster/contracts';
import { sql, type Pool, type Sql } from '@quartermaster/database';
import type { MailStrategy } from '@quartermaster/deployment';
import type { SharedMemory } from '../processes/index.ts';
import type { Clock, Queries, Randomness } from '../runtime/index.ts';
import type { ListedStore } from '../store-list/index.ts';
import { noTracing, tracedFetch, type Fetch, type Tracing } from '../telemetry/index.ts';
import type { Buyer } from '../wire/index.ts';
import { mailOutbox } from '../mail/index.ts';
import type { FirstSignInHook } from './buyers.ts';
import type { IdentityConfig } from './config.ts';
import { discover, type Discovery } from './discovery.ts';
import { proofCheck, type ProofCheck } from './proof/proof-check.ts';
import { tokenBox, type TokenBox } from './token-box.ts';
import { tokenCheck, type TokenCheck } from './token-check.ts';
import { tokenEndpoint, type TokenEndpoint } from './token-endpoint.ts';

/** Says why a buyer may not use a store, or null. Replace it where a store is for members of one agency alone. */
export type StoreAccess = (buyer: Buyer, store: ListedStore) => Promise<string | null>;

/** The name of the store that a buyer wants to be in after sign-in where nothing else says which; null: they have chosen none. */
export type OwnStore = (buyerId: string) => Promise<string | null>;

/**
 * How many messages about their orders in a store a buyer has not read, as a part of a statement: the header of every page says it, so it is read with
 * the session.
 */
export type UnreadMessages = (buyerId: Sql, store: StoreName) => Sql;

/** How many lines of requisitions a buyer has begun in a store and not sent: sign-out asks first. */
export type UnsentRequisitions = (queries: Queries, buyerId: string, store: StoreName) => Promise<number>;

export interface IdentityOptions {
  readonly config: IdentityConfig;
  readonly database: Pool;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly cookieKey: Uint8Array;
  /** Opens tokens that are kept, too, while the secret is being changed. */
  readonly acceptedCookieKey?: Uint8Array | null;
  /** Where browsers reach the web, for the addresses that the identity server sends them back to. */
  readonly webOrigin: string;
  /** Seconds of inactivity after which a session ends. */
  readonly sessionTimeout: number;
  readonly onFirstSignIn?: readonly FirstSignInHook[];
  readonly storeAccess?: StoreAccess;
  readonly unreadMessages?: UnreadMessages;
  readonly ownStore?: OwnStore;
  readonly unsentRequisitions?: UnsentRequisitions;
  readonly mail?: MailStrategy;
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** Where used proofs are remembered together with the processes beside this one. */
  readonly sharedMemory?: SharedMemory | null;
  /** Traces of calls to the identity server; none where it is left out. */
  readonly tracing?: Tracing;
}

/** Everything that sign-in is made of, once per process. */
export interface Identity extends Required<Omit<IdentityOptions, 'cookieKey' | 'acceptedCookieKey' | 'onFirstSignIn' | 'sharedMemory' | 'tracing'>> {
  readonly discovery: Discovery;
  /** Calls the identity server. */
  readonly send: Fetch;
  readonly check: TokenCheck;
  readonly proofs: ProofCheck;
  readonly endpoint: TokenEndpoint;
  readonly box: TokenBox;
  /** A key of its own for each purpose, derived from the cookie secret (HKDF, RFC 5869). */
  readonly keyFor: (purpose: string) => Uint8Array;
  /** Where smart cards are read; null where they are not. @throws Problem 503 when the provider cannot be asked */
  readonly pivreaderEndpoint: () => Promise<string | null>;
  readonly hooks: readonly FirstSignInHook[];
}

export function openIdentity(options: IdentityOptions): Identity {
  const { config, clock } = options;
  const send = tracedFetch(options.tracing ?? noTracing, 'identity server');
  const discovery = discover(config.issuer, clock, send);
  return {
    ...options,
    storeAccess: options.storeAccess ?? (async () => null),
    unreadMessages: options.unreadMessages ?? (() => sql`0`),
    ownStore: options.ownStore ?? (async () => null),
    unsentRequisitions: options.unsentRequisitions ?? (async () => 0),
    mail: options.mail ?? mailOutbox(options.database, clock, options.randomness),
    sleep: options.sleep ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))),
    hooks: options.onFirstSignIn ?? [],
    discovery,
    send,
    check: tokenCheck(config, discovery, clock),
    proofs: proofCheck(clock, undefined, options.sharedMemory),
    endpoint: tokenEndpoint(config, discovery, clock, send),
    box: tokenBox(options.cookieKey, options.acceptedCookieKey),
    keyFor: (purpose) => new Uint8Array(hkdfSync('sha256', options.cookieKey, '', purpose, 32)),
    pivreaderEndpoint: async () => config.pivreaderEndpoint ?? (await discovery.metadata()).pivreader_endpoint ?? null,
  };
}
