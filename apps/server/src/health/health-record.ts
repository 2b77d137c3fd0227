import { statementShape } from '@quartermaster/database';

/** Kinds of failures, and statements, that a process holds until they are written. There are a few as a rule. */
const mostKept = 200;

export interface NotedFailure {
  /** `request`: a call was answered with 5xx. `work`: something that the server does by itself failed. */
  readonly kind: 'request' | 'work';
  /** Method and pattern of the route, or the sentence of the log: never an address, a body or a value. */
  readonly what: string;
  readonly code: string;
  readonly times: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly requestId: string | null;
}

export interface NotedStatement {
  /** Without values. */
  readonly statement: string;
  readonly calls: number;
  /** Milliseconds of all calls, and of the longest. */
  readonly total: number;
  readonly longest: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

export interface Noted {
  readonly failures: readonly NotedFailure[];
  readonly statements: readonly NotedStatement[];
}

/** What this process has counted and not written yet. Noting neither waits nor fails; of what is beyond the bound, the log has all. */
export class HealthRecord {
  #failures = new Map<string, NotedFailure>();
  #statements = new Map<string, NotedStatement>();

  failed(failure: Pick<NotedFailure, 'kind' | 'what' | 'code' | 'requestId'>, at: Date): void {
    this.#addFailure({ ...failure, times: 1, firstAt: at, lastAt: at });
  }

  wasSlow(text: string, milliseconds: number, at: Date): void {
    this.#addStatement({ statement: statementShape(text), calls: 1, total: milliseconds, longest: milliseconds, firstAt: at, lastAt: at });
  }

  /** All of it, which is forgotten here. */
  take(): Noted {
    const noted = { failures: [...this.#failures.values()], statements: [...this.#statements.values()] };
    this.#failures = new Map();
    this.#statements = new Map();
    return noted;
  }

  /** What was taken, and could not be written. */
  takeBack({ failures, statements }: Noted): void {
    for (const each of failures) this.#addFailure(each);
    for (const each of statements) this.#addStatement(each);
  }

  #addFailure(failure: NotedFailure): void {
    const key = JSON.stringify([failure.kind, failure.what, failure.code]);
    const before = this.#failures.get(key);
    if (before === undefined && this.#failures.size >= mostKept) return;
    const last = before === undefined || failure.lastAt >= before.lastAt ? failure : before;
    this.#failures.set(key, { ...last, times: failure.times + (before?.times ?? 0), firstAt: earlier(failure.firstAt, before?.firstAt) });
  }

  #addStatement(added: NotedStatement): void {
    const before = this.#statements.get(added.statement);
    if (before === undefined && this.#statements.size >= mostKept) return;
    this.#statements.set(added.statement, before === undefined ? added : {
      statement: added.statement, calls: before.calls + added.calls, total: before.total + added.total, longest: Math.max(before.longest, added.longest),
      firstAt: earlier(added.firstAt, before.firstAt), lastAt: before.lastAt > added.lastAt ? before.lastAt : added.lastAt,
    });
  }
}

const earlier = (one: Date, other: Date = one): Date => (other < one ? other : one);
