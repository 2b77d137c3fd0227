import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';

/** Instants are ISO 8601, UTC. */
const queue = z.object({
  name: z.enum(['mail', 'vendor-deliveries', 'vendor-notices', 'catalog-import', 'registrations', 'search-feed', 'requisitions']),
  waiting: z.int(),
  /** Null where nothing waits, or where that is not known. */
  oldest: z.string().nullable(),
  /** That are not tried again by themselves; null where none can be. */
  dead: z.int().nullable(),
});

export type HealthQueue = z.output<typeof queue>;

const failure = z.object({
  /** `request`: a call was answered with 5xx. `work`: something that the server does by itself failed. */
  kind: z.enum(['request', 'work']),
  /** Method and pattern of the route, or a sentence. */
  what: z.string(),
  code: z.string(),
  times: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Of the last call. */
  requestId: z.string().nullable(),
});

export type Failure = z.output<typeof failure>;

const statement = z.object({
  /** Without values. */
  statement: z.string(),
  /** That were slow. */
  calls: z.int(),
  /** Milliseconds. */
  mean: z.number(),
  longest: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
});

export type SlowStatement = z.output<typeof statement>;

const serverProcess = z.object({
  host: z.string(),
  pid: z.int(),
  version: z.string(),
  node: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
  /** Bytes of memory that it has, and that its objects take. */
  resident: z.number(),
  heap: z.number(),
  /** It has said nothing for longer than it should. */
  isSilent: z.boolean(),
});

export type ServerProcess = z.output<typeof serverProcess>;

export const healthService = defineDeskService({
  path: '/health', method: 'GET', role: 'viewer', summary: 'Queues, failures, slow statements, and what runs: of all server processes together.',
  request: z.object({}),
  answer: z.object({
    at: z.string(),
    queues: z.array(queue),
    /** The last first. */
    failures: z.array(failure),
    /** Milliseconds from which on a statement is slow. */
    slowStatement: z.int(),
    /** What took longest in all first. */
    statements: z.array(statement),
    processes: z.array(serverProcess),
    postgresql: z.string(),
    /** The last migration of each area, and how many there are of it. */
    migrations: z.array(z.object({ area: z.string(), number: z.int(), file: z.string(), files: z.int() })),
    /** Stores that are shipped alone. */
    storePackages: z.array(z.object({ store: z.string(), version: z.string() })),
  }),
});
