import { setTimeout as pause } from 'node:timers/promises';
import { clusterFailure } from './cluster.ts';
import type { Fed } from './feed.ts';

/** Milliseconds until the outbox is looked at again; after a failure, until the next attempt. */
const pauses = { between: 1_000, afterFailure: 5_000 } as const;

export interface FeederOptions {
  /** Works off a part of the outbox; ends early where the signal says so, and leaves the part. */
  readonly feed: (signal: AbortSignal) => Promise<Fed>;
  readonly log: { warn(details: object, message: string): void; info(message: string): void };
  readonly pauses?: { readonly between: number; readonly afterFailure: number };
}

/** Feeds the indexes of the cluster as long as the process runs. Each process of the server has one, and one of them at a time has work. */
export interface Feeder {
  /** Leaves a part that is being worked off to another process: a cluster that does not answer would hold this one. */
  stop(): Promise<void>;
}

export function startFeeder({ feed, log, pauses: { between, afterFailure } = pauses }: FeederOptions): Feeder {
  const stopping = new AbortController();
  const wait = (milliseconds: number): Promise<void> => pause(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  const run = async (): Promise<void> => {
    let failing = false;
    while (!stopping.signal.aborted) {
      try {
        const { more } = await feed(stopping.signal);
        if (failing) log.info('the search cluster is fed again');
        failing = false;
        if (!more) await wait(between);
      } catch (error) {
        if (stopping.signal.aborted) return;
        // Said once for each time that it is away: what has changed is kept until then.
        if (!failing) log.warn({ err: error }, clusterFailure(error) ?? 'the search cluster could not be fed; what has changed is kept');
        failing = true;
        await wait(afterFailure);
      }
    }
  };
  const ended = run();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
