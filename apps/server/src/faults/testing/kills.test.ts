import { testDatabases } from '@quartermaster/database/testing';
import { describe, it } from 'vitest';
import { submitFaultPoints } from '../fault-point.ts';
import { namedPlans, runKillTrials, type Trial } from './kill-trials.ts';

/** One more than there are points, so that the last one is followed by another order too. Many more: `npm run bench:kills`. */
const killsPerDatabase = submitFaultPoints.length + 1;

describe.concurrent.each(testDatabases())('a server that is killed while it places an order, on $name', ({ open }) => {
  it.concurrent(
    `has placed exactly one order after the retry, at each of ${submitFaultPoints.length} points`,
    async ({ expect }) => {
      const database = await open();
      const trials: Trial[] = [];
      try {
        for await (const trial of runKillTrials(database.url, namedPlans(killsPerDatabase))) trials.push(trial);
      } finally {
        await database.close();
      }
      expect(trials).toHaveLength(killsPerDatabase);
      // Only a server that died after the commit had placed the order before the retry.
      for (const { plan, committed } of trials) expect(committed).toBe('at' in plan && plan.at === 'submit.committed');
    },
    600_000,
  );
});
