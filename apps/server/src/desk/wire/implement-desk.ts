import type { DeskService } from '@quartermaster/contracts-desk';
import type { Connection, Pool } from '@quartermaster/database';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Change } from '../audit/audit-log.ts';
import type { Operator } from '../operators/operator.ts';

/** What a service knows of its call. */
export interface DeskContext {
  readonly database: Pool;
  readonly operator: Operator;
  /** The cookie of the session; it never leaves the server again. */
  readonly cookie: string;
  readonly xsrfToken: string;
  readonly now: Date;
  readonly log: FastifyBaseLogger;
}

/** A change that was made: its entry in the audit log is written in the same transaction. */
export interface Changed<Answer> {
  readonly answer: Answer;
  /** Null: nothing of the marketplace was changed, only the operator's own session. */
  readonly change: Change | null;
  /** What can only be done when the change is sure to stay, such as mail. It may fail without undoing the change. */
  readonly afterward?: () => Promise<void>;
}

/** A change that another server has made: what of it is to be done here, and its entry in the audit log, are written in one transaction. */
export interface ChangedElsewhere<Answer> {
  readonly answer: Answer;
  /** Null: nothing was changed, and what was asked took too long for a transaction. */
  readonly change: Change | null;
  /** Gives what the entry says besides. */
  readonly here?: (connection: Connection) => Promise<Change['details']>;
  /** As that of {@link Changed}. */
  readonly afterward?: () => Promise<void>;
}

type Read = (request: unknown, context: DeskContext) => Promise<unknown>;
type Write = (request: unknown, connection: Connection, context: DeskContext) => Promise<Changed<unknown>>;
/** A file, piece by piece. */
export interface StreamedFile {
  readonly fileName: string;
  /** Such as `text/csv; charset=utf-8`. */
  readonly contentType: string;
  readonly pieces: AsyncIterable<string>;
}

type File = (request: unknown, context: DeskContext) => StreamedFile;
type Ask = (request: unknown, context: DeskContext) => Promise<ChangedElsewhere<unknown>>;

/** One service of the desk with its handler. */
export type DeskImplementation = { readonly service: DeskService } & ({ readonly kind: 'read'; readonly read: Read } | { readonly kind: 'write'; readonly write: Write } | { readonly kind: 'elsewhere'; readonly ask: Ask } | { readonly kind: 'file'; readonly file: File });

/** Binds a handler to a service that reads. It gets the checked request. */
export const implementRead = <Request extends z.ZodType, Answer extends z.ZodType>(
  service: DeskService<string, 'GET', Request, Answer>,
  read: (request: z.output<Request>, context: DeskContext) => Promise<z.input<Answer>>,
): DeskImplementation => ({ service, kind: 'read', read: (request, context) => read(request as z.output<Request>, context) });

/** Binds a handler to a service that changes something: it works in one transaction, and says what the audit log is to say. */
export const implementWrite = <Request extends z.ZodType, Answer extends z.ZodType>(
  service: DeskService<string, 'POST', Request, Answer>,
  write: (request: z.output<Request>, connection: Connection, context: DeskContext) => Promise<Changed<z.input<Answer>>>,
): DeskImplementation => ({ service, kind: 'write', write: (request, connection, context) => write(request as z.output<Request>, connection, context) });

/**
 * Binds a handler to a service whose change another server makes, which has a log of its own. No transaction is open while that is asked: it may use the same database,
 * and the embedded one serves one transaction at a time.
 */
export const implementElsewhere = <Request extends z.ZodType, Answer extends z.ZodType>(
  service: DeskService<string, 'POST', Request, Answer>,
  ask: (request: z.output<Request>, context: DeskContext) => Promise<ChangedElsewhere<z.input<Answer>>>,
): DeskImplementation => ({ service, kind: 'elsewhere', ask: (request, context) => ask(request as z.output<Request>, context) });

/** Binds a handler to a service that answers a file which may be too large to be held as a whole. */
export const implementFile = <Request extends z.ZodType>(
  service: DeskService<string, 'GET', Request, z.ZodString>,
  file: (request: z.output<Request>, context: DeskContext) => StreamedFile,
): DeskImplementation => ({ service, kind: 'file', file: (request, context) => file(request as z.output<Request>, context) });
