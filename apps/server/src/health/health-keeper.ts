import { setTimeout as pause } from 'node:timers/promises';
import { within, type Pool } from '@quartermaster/database';
import type { Clock } from '../runtime/index.ts';
import type { HealthRecord } from './health-record.ts';
import { thisProcess } from './this-process.ts';
import { forgetProcess, writeHealth } from './write-health.ts';

/** Milliseconds between two writings. */
export const writeEvery = 15_000;
/** Milliseconds for the last words of a process: a database that is gone holds none up. */
const leaveWithin = 2000;

export interface HealthKeeper {
  /** Writes what was counted until now. @throws where the database does not take it; it is kept for the next time */
  write(): Promise<void>;
  /** Never throws. */
  stop(): Promise<void>;
}

/** Writes what this process has counted, again and again. That the database is away is said by those who need it for more. */
export function startHealthKeeper(database: Pool, record: HealthRecord, processId: string, clock: Clock): HealthKeeper {
  const facts = thisProcess(processId, clock.now());
  const stopping = new AbortController();
  const write = async (): Promise<void> => {
    const noted = record.take();
    try {
      await writeHealth(database, noted, facts, clock.now());
    } catch (error) {
      record.takeBack(noted);
      throw error;
    }
  };
  const run = async (): Promise<void> => {
    for (;;) {
      await pause(writeEvery, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (stopping.signal.aborted) return;
      await write().catch(() => {});
    }
  };
  const ended = run();
  return {
    write,
    async stop() {
      stopping.abort();
      const leave = async (): Promise<void> => {
        await ended;
        await write();
        await forgetProcess(database, facts.processId);
      };
      await within(leaveWithin, leave()).catch(() => {});
    },
  };
}
