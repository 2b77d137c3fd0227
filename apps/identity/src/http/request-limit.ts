import { networkOf } from '@quartermaster/database';
import type { FastifyInstance } from 'fastify';
import type { WebOrigins } from '../origins/index.ts';
import type { Clock, Limit } from '../runtime/index.ts';
import { sendTooMany } from './error-pages.ts';

/** Networks that are remembered; the one that was heard of longest ago goes first. */
const MOST_NETWORKS = 20_000;

interface Bucket {
  level: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Seconds until a network may ask again; 0 when it may now, and then it is counted. */
export type RequestLimit = (network: string) => number;

/** A limit of requests for each network, in the memory of this process: it is there to save the database, and must not ask it. */
export function requestLimit({ tries, seconds }: Limit, clock: Clock): RequestLimit {
  const buckets = new Map<string, Bucket>();
  const perMs = tries / (seconds * 1000);
  return (network) => {
    const at = clock.now().getTime();
    const before = buckets.get(network) ?? { level: 0, at };
    const level = Math.max(0, before.level - (at - before.at) * perMs);
    if (level + 1 > tries) return Math.max(1, Math.ceil((level + 1 - tries) / perMs / 1000));
    // Put last again: the first is the one that was heard of longest ago.
    buckets.delete(network);
    buckets.set(network, { level: level + 1, at });
    const [oldest] = buckets.keys();
    if (buckets.size > MOST_NETWORKS && oldest !== undefined) buckets.delete(oldest);
    return 0;
  };
}

/**
 * Refuses what a browser asks for too often: the beginning of a sign-in and its forms, the pages of links, each of which writes to the database or checks a password; and calls of the desk
 * about accounts, which no person makes so many of.
 * The marketplace's own requests (tokens, keys, discovery) and the files of pages are not counted: one address sends them for all buyers.
 */
export function limitRequests(app: FastifyInstance, { limit, webOrigins }: { readonly limit: RequestLimit; readonly webOrigins: WebOrigins }): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (!/^\/(auth|interaction|session|set-up|lost-password|account|accounts)(\/|$)/.test(path)) return undefined;
    const seconds = limit(networkOf(request.ip));
    if (seconds === 0) return undefined;
    request.log.warn({ address: request.ip }, 'too many requests');
    return sendTooMany(reply, seconds, webOrigins);
  });
}
