import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { CallCounts, type Counted, type SharedMemory } from '../processes/index.ts';

/** Counts at all processes together, and at this one by itself where the supervisor gives no answer, or there is none. */
export const countTogether = (own: CallCounts, memory: SharedMemory | null) =>
  async (key: string, window: number): Promise<Counted> => {
    const counted = own.count(key, window);
    return (await memory?.count(key, window).catch(() => null)) ?? counted;
  };

/** The store of @fastify/rate-limit for several processes. */
export function sharedCounts(memory: SharedMemory): FastifyRateLimitStoreCtor {
  const count = countTogether(new CallCounts(), memory);
  return class SharedCounts implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, window) => void count(key, window).then(callback.bind(undefined, null));

    /** Keys begin with the class of the limit, so one store is enough for all of them. */
    child(): SharedCounts {
      return this;
    }
  };
}
