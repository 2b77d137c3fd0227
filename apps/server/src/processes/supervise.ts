import { within } from '@quartermaster/database';

/** One server process, as its supervisor has it. */
export interface ServerProcess {
  readonly pid: number;
  /** @throws Error with one sentence where it cannot start */
  readonly ready: Promise<void>;
  /** Resolves with how it ended, such as `exit code 1`. */
  readonly ended: Promise<string>;
  /** Takes no new connection, goes on with those that it has until their clients are done with them, and ends. */
  drain(): void;
  /** Takes no new call, lets running ones end, and ends. */
  stop(): void;
  kill(): void;
}

interface Log {
  info(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}

/** Times are milliseconds. */
export interface SupervisorTimes {
  /** Before a process that died is started again; doubled each time it dies soon after, up to the longest. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** A process that served for so long has not died soon. */
  readonly steadyAfter: number;
  /** For a process to be ready. */
  readonly startWithin: number;
  /** For one that drains, and for one that stops. More than it gives itself. */
  readonly drainWithin: number;
  readonly stopWithin: number;
}

export const defaultTimes: SupervisorTimes = { firstPause: 1000, longestPause: 30_000, steadyAfter: 60_000, startWithin: 120_000, drainWithin: 100_000, stopWithin: 18_000 };

export interface SupervisorOptions {
  readonly count: number;
  readonly start: () => ServerProcess;
  readonly log: Log;
  readonly times?: SupervisorTimes;
  /** Milliseconds of a clock that is never set. */
  readonly now?: () => number;
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

interface Supervisor {
  /** Puts a new process in the place of each, one after the other: the old one leaves when the new one serves. Asked for meanwhile, it is done once more. */
  restart(): Promise<void>;
  /** Ends all processes. May be called again. */
  stop(): Promise<void>;
}

/** The place of one process. */
interface Place {
  /** Null while the process died and none serves in its place. */
  current: ServerProcess | null;
  /** Times that a process died here soon after it was ready, or before. */
  failures: number;
}

/**
 * Keeps so many server processes running: one that dies is started again after a pause, while the others go on.
 *
 * @throws Error with the sentence of the first process that cannot start; none is left then
 */
export async function supervise({ count, start, log, times = defaultTimes, now = () => performance.now(), pause = pauseFor }: SupervisorOptions): Promise<Supervisor> {
  const places: Place[] = Array.from({ length: count }, () => ({ current: null, failures: 0 }));
  const living = new Set<ServerProcess>();
  const stopping = new AbortController();

  /** @throws Error where it is not ready; it has ended then */
  const startOne = async (): Promise<ServerProcess> => {
    const server = start();
    living.add(server);
    void server.ended.then(() => living.delete(server));
    try {
      await within(times.startWithin, Promise.race([server.ready, server.ended.then((how) => Promise.reject(new Error(`The server process ended before it was ready (${how}).`)))]));
      return server;
    } catch (error) {
      server.kill();
      await server.ended;
      throw error;
    }
  };
  const leave = async (server: ServerProcess): Promise<void> => {
    server.drain();
    await endWithin(server, times.drainWithin);
  };
  const settle = (place: Place, server: ServerProcess): void => {
    place.current = server;
    const since = now();
    void server.ended.then(async (how) => {
      // It was told to go, or another one has come in its place.
      if (place.current !== server || stopping.signal.aborted) return;
      place.current = null;
      place.failures = now() - since >= times.steadyAfter ? 1 : place.failures + 1;
      log.error({ process: server.pid, how }, 'a server process ended unexpectedly and is started again; the others go on');
      await fill(place);
    });
  };
  /** Starts a process where none serves, for as long as it takes. */
  const fill = async (place: Place): Promise<void> => {
    while (place.current === null && !stopping.signal.aborted) {
      await pause(Math.min(times.firstPause * 2 ** (place.failures - 1), times.longestPause), stopping.signal);
      if (place.current !== null || stopping.signal.aborted) return;
      try {
        const server = await startOne();
        if (place.current !== null || stopping.signal.aborted) await leave(server);
        else {
          settle(place, server);
          log.info({ process: server.pid }, 'a server process serves in the place of the one that ended');
        }
      } catch (error) {
        place.failures += 1;
        if (!stopping.signal.aborted) log.error({ err: error }, 'a server process could not be started again, and is tried again; the others go on');
      }
    }
  };
  const replaceAll = async (): Promise<void> => {
    for (const place of places) {
      if (stopping.signal.aborted) return;
      const server = await startOne();
      const before = place.current;
      settle(place, server);
      if (before !== null) await leave(before);
      log.info({ process: server.pid, before: before?.pid }, 'a server process was replaced');
    }
  };

  const first = await Promise.allSettled(places.map(async (place) => settle(place, await startOne())));
  const failed = first.find((each) => each.status === 'rejected');
  const stop = async (): Promise<void> => {
    stopping.abort();
    await Promise.all([...living].map((server) => {
      server.stop();
      return endWithin(server, times.stopWithin);
    }));
  };
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }

  let restarting: Promise<void> | null = null;
  let isAskedAgain = false;
  const restart = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      try {
        await replaceAll();
        if (!stopping.signal.aborted) log.info({}, 'the restart is over');
      } catch (error) {
        if (!stopping.signal.aborted) log.error({ err: error }, 'the restart was given up, as a new server process could not start; the ones of before go on');
      }
    } while (isAskedAgain && !stopping.signal.aborted);
  };
  return {
    restart() {
      if (restarting !== null) isAskedAgain = true;
      return (restarting ??= restart().finally(() => (restarting = null)));
    },
    stop,
  };
}

async function endWithin(server: ServerProcess, milliseconds: number): Promise<void> {
  try {
    await within(milliseconds, server.ended);
  } catch {
    server.kill();
    await server.ended;
  }
}

function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    }, { once: true });
  });
}
