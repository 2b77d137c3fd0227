import type { Logger } from 'pino';
import type { Clock } from '../runtime/index.ts';

/** Where the marketplace says under which addresses it is reached (its server: `apps/server/src/stores`). */
const documentPath = '/.well-known/quartermaster-origins';
/** Milliseconds for which an answer of the marketplace counts as current, and for which a sign-in waits for a new one. */
const checkEvery = 5000;
const patience = 1000;
const mostOrigins = 2000;

/** The origins whose pages may use this provider: the marketplace's own, and those of stores with a host of their own. */
export interface WebOrigins {
  /** Where people are sent whose sign-in names no address. */
  readonly main: string;
  /** All of them, the main one first. */
  readonly all: readonly string[];
  /** Development servers of store owners. Demo accounts alone sign in there. */
  readonly development: readonly string[];
  /** Asks the marketplace again, at most every five seconds. Never throws: while it does not answer, its last answer counts. */
  refresh(): Promise<void>;
}

export interface WebOriginsOptions {
  readonly main: string;
  readonly development?: readonly string[];
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly fetch?: typeof fetch;
}

export function openWebOrigins({ main, development = [], clock, log, fetch: get = fetch }: WebOriginsOptions): WebOrigins {
  let all: readonly string[] = [main];
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const ask = async (): Promise<void> => {
    try {
      const response = await get(`${main}${documentPath}`, { redirect: 'error', signal: AbortSignal.timeout(patience) });
      const found = [...new Set([main, ...readOrigins(main, await response.json())])];
      if (found.join(' ') !== all.join(' ')) log.info({ origins: found }, 'the addresses of the marketplace changed');
      all = found;
    } catch (error) {
      log.warn({ err: error, marketplace: main }, 'the marketplace does not say which addresses its stores have; those known before stay in use');
    } finally {
      askedAt = clock.now().getTime();
      asking = null;
    }
  };

  return {
    main,
    development,
    get all() {
      return all;
    },
    async refresh() {
      // A clock that was set back must not keep an old list.
      if (Math.abs(clock.now().getTime() - askedAt) < checkEvery) return;
      asking ??= ask();
      await asking;
    },
  };
}

/**
 * The origins of the document. A text that is no origin, or an origin that is less safe than the marketplace's own, is left out.
 *
 * @throws Error when it is not such a document
 */
export function readOrigins(main: string, document: unknown): string[] {
  const origins: unknown = typeof document === 'object' && document !== null && 'origins' in document ? document.origins : null;
  if (!Array.isArray(origins) || origins.length > mostOrigins) throw new Error('The marketplace answered with something other than its addresses.');
  const { protocol } = new URL(main);
  return origins.filter((text: unknown): text is string => {
    const url = typeof text === 'string' ? URL.parse(text) : null;
    return url !== null && url.origin === text && url.protocol === protocol;
  });
}
