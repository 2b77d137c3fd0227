import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { CallCounts, type SharedMemory } from '../processes/index.ts';

/** The store of @fastify/rate-limit for several processes: they count together, and each by itself where the supervisor gives no answer. */
export function sharedCounts(memory: SharedMemory): FastifyRateLimitStoreCtor {
  const own = new CallCounts();
  return class SharedCounts implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, window) => {
      const counted = own.count(key, window);
      const countTogether = async () => (await memory.count(key, window).catch(() => null)) ?? counted;
      void countTogether().then(callback.bind(undefined, null));
    };

    /** Keys begin with the class of the limit, so one store is enough for all of them. */
    child(): SharedCounts {
      return this;
    }
  };
}
