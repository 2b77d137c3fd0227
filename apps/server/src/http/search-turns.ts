import type { FastifyRequest } from 'fastify';
import { networkOf } from '@quartermaster/database';
import { setting } from '../runtime/index.ts';
import { problem, type RateClass } from '../wire/index.ts';
import { FairShare, QueueFull, type Shares } from './fair-share.ts';
import { sessionOf } from './session-of.ts';

/** Searches that one process runs at once. Each has a connection to the database. */
export const searchesAtOnce = setting.wholeNumber('SEARCHES_AT_ONCE', {
  otherwise: 4, least: 1, most: 100, doc: 'searches and completions that a process runs at once; one address has at most three quarters of them, one session half',
});

const waitingOfAddress = 200;

const sharesOf = (atOnce: number): Shares => ({ atOnce, ofAddress: Math.ceil(atOnce * 0.75), ofSession: Math.ceil(atOnce / 2), waiting: waitingOfAddress });

const busy = (cause: unknown) =>
  problem({
    status: 503,
    code: 'SEARCHES_WAITING',
    title: 'Server Busy',
    message: 'Many searches from your network are waiting already. Wait a few seconds and search again.',
    retryAfter: 5,
    cause,
  });

/** Runs a call at once, or in its turn where it searches: the share of an address and of a session stays within bounds. */
export function searchTurns(atOnce: number): <Result>(rateClass: RateClass | null, request: FastifyRequest, work: () => Promise<Result>) => Promise<Result> {
  const fair = new FairShare(sharesOf(atOnce));
  return async (rateClass, request, work) => {
    if (rateClass !== 'search') return work();
    // The connection, and not Fastify's signal of the request: that one ends when a body has been read, which for a POST is before its turn comes.
    const { socket } = request.raw;
    const left = new AbortController();
    const leave = () => left.abort();
    socket.once('close', leave);
    try {
      return await fair.run({ address: networkOf(request.ip), session: sessionOf(request) ?? '' }, work, left.signal);
    } catch (error) {
      throw error instanceof QueueFull ? busy(error) : error;
    } finally {
      socket.off('close', leave);
    }
  };
}
