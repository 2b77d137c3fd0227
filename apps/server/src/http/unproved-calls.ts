import type { FastifyRequest } from 'fastify';
import { networkOf } from '@quartermaster/database';
import { CallCounts, type SharedMemory } from '../processes/index.ts';
import { tooManyRequests, type UnprovedCalls } from '../wire/index.ts';
import { countTogether } from './shared-counts.ts';

const window = 60_000;
/** Networks and names that are remembered: those of very many vendors. */
const mostProved = 5_000;

/** @param most calls a minute, of one network and of one name */
export function unprovedCalls(most: number, memory: SharedMemory | null): UnprovedCalls {
  const count = countTogether(new CallCounts(), memory);
  const proved = new Set<string>();
  const place = (request: FastifyRequest, name: string): string => JSON.stringify([networkOf(request.ip), name]);
  return {
    async count(request, names) {
      if (names.every((name) => proved.has(place(request, name)))) return;
      const counted = await Promise.all([`unproved network ${networkOf(request.ip)}`, ...names.map((name) => `unproved name ${name}`)].map((key) => count(key, window)));
      const wait = Math.max(...counted.map(({ current, ttl }) => (current > most ? ttl : 0)));
      if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
    },
    settle(request, names, isProved) {
      for (const name of names) {
        const at = place(request, name);
        proved.delete(at);
        if (isProved) proved.add(at);
      }
      for (const oldest of proved) {
        if (proved.size <= mostProved) break;
        proved.delete(oldest);
      }
    },
  };
}
