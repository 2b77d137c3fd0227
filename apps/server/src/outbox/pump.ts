import { setTimeout as pause } from 'node:timers/promises';

/** How far a step came: there may be more at once, there is nothing to do, or the other side is away and all would fail. */
export type Worked = 'more' | 'done' | 'away';

export interface PumpLog {
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
}

export interface PumpOptions {
  /** Of its lines in the log, for example `mail`. Operators read it in the list of failures, too. */
  readonly name: string;
  /** Works off a part of the outbox. An error that it throws is of the database: everything is still in the outbox. */
  readonly step: () => Promise<Worked>;
  readonly log: PumpLog;
  /** Milliseconds until the outbox is looked at again, and until the next attempt after a failure; `first` before it is looked at at all, 0 where it is not given. */
  readonly pauses?: { readonly first?: number; readonly between: number; readonly afterFailure: number };
}

/** Works off an outbox as long as the process runs. Each process has one, and they share the rows by their locks. */
export interface Pump {
  /** Ends when the part is done that is being worked off. */
  stop(): Promise<void>;
}

export function startPump({ name, step, log, pauses: { first = 0, between, afterFailure } = { between: 1_000, afterFailure: 5_000 } }: PumpOptions): Pump {
  const stopping = new AbortController();
  const wait = (milliseconds: number): Promise<void> => pause(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  const run = async (): Promise<void> => {
    let failing = false;
    if (first > 0) await wait(first);
    while (!stopping.signal.aborted) {
      try {
        const worked = await step();
        // A side that is away has been said by the step itself.
        if (failing) log.info({ outbox: name }, 'the outbox is worked off again');
        failing = false;
        if (worked !== 'more') await wait(worked === 'done' ? between : afterFailure);
      } catch (error) {
        if (!failing) log.warn({ outbox: name, err: error }, `the outbox could not be worked off: ${name}; what is in it is kept`);
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
