import { setting } from '../../runtime/index.ts';

/** How much of the server one connection and one address may have at once, and for how long. Times are milliseconds. */
export interface TrafficLimits {
  /** Connections that one address has open, with the websockets of its tabs: a whole agency may share one. */
  readonly connectionsPerAddress: number;
  /** Requests of one address that are being served. */
  readonly requestsAtOnce: number;
  /** Requests of one connection that are being served. Browsers and proxies send the next one after the answer; others may send a few ahead. */
  readonly requestsAtOncePerConnection: number;
  /** A connection that has carried so many is closed after the answer; the client opens another. */
  readonly requestsPerConnection: number;
  /** Headers arrive within this time, from the first moment of a connection on. */
  readonly headersWithin: number;
  /** The whole request, with its body. */
  readonly requestWithin: number;
  /** The answer is read, from its beginning to its end. */
  readonly readWithin: number;
}

export const defaultTrafficLimits: TrafficLimits = {
  connectionsPerAddress: 1000,
  requestsAtOnce: 200,
  requestsAtOncePerConnection: 16,
  requestsPerConnection: 1000,
  headersWithin: 10_000,
  requestWithin: 30_000,
  readWithin: 60_000,
};

const limit = (variable: string, otherwise: number, doc: string) => setting.wholeNumber(variable, { otherwise, least: 1, most: 1_000_000, doc });

export const trafficLimitSettings = {
  connectionsPerAddress: limit('CONNECTIONS_PER_ADDRESS', defaultTrafficLimits.connectionsPerAddress, 'connections that one address has open; not counted behind a proxy, which limits its own'),
  requestsAtOnce: limit('REQUESTS_AT_ONCE', defaultTrafficLimits.requestsAtOnce, 'requests of one address that are served at once'),
};

/** The limits that Node keeps by itself. */
export const serverLimits = ({ headersWithin, requestWithin, requestsPerConnection }: TrafficLimits) => ({
  requestTimeout: requestWithin,
  maxRequestsPerSocket: requestsPerConnection,
  http: { headersTimeout: headersWithin, connectionsCheckingInterval: Math.min(5000, headersWithin) },
});
