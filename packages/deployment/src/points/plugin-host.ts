/** Rows of the marketplace's PostgreSQL. `text` has its values as `$1`, `$2` ...; a `bigint` arrives as a number, a `date` as `YYYY-MM-DD`. */
export interface Sql {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ readonly rows: Row[] }>;
}

/** The services that the server lends to the values of a plugin. */
export interface PluginHost {
  /** Each statement is a transaction of its own. Tables of a plugin belong into a schema of its own. */
  readonly database: Sql;
  readonly clock: { now(): Date };
  readonly randomness: { uuid(): string };
  readonly log: Log;
  /** The environment variables of the process. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Structured log lines: facts first, then one sentence. Never a card number, a password or a token. */
export interface Log {
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}
