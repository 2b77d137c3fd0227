/** A `WebAssembly.Module`, which the types of Node do not name. */
export interface CompiledEngine {
  readonly [Symbol.toStringTag]: string;
}

/** The data that the worker thread is started with. */
export interface WorkerInput {
  /** The folder of the database's own files; undefined keeps everything in memory. */
  readonly clusterDir: string | undefined;
  /** A file to fill an empty database from. */
  readonly snapshot: string | undefined;
  /** The engine, compiled; undefined lets the thread compile it. */
  readonly engine?: CompiledEngine;
  readonly socketPath: string;
  readonly idleInTransactionMs: number;
}

/** Messages of the worker thread. */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'broken'; readonly reason: string }
  | { readonly type: 'stopped' };
