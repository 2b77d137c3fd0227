import type { EmbeddedDatabaseErrorCode } from './error.ts';

/** What a database in a process of its own tells the one who asked for it. `code`: it is for the person at the terminal. */
export type ProcessMessage =
  | { readonly type: 'ready'; readonly url: string }
  | { readonly type: 'failed'; readonly message: string; readonly code: EmbeddedDatabaseErrorCode | null }
  | { readonly type: 'broken'; readonly message: string };
