export { startEmbeddedDatabase } from './embedded/start.ts';
export type { EmbeddedDatabase, EmbeddedDatabaseOptions } from './embedded/start.ts';
export { removeEmbeddedDatabase } from './embedded/remove.ts';
export { EmbeddedDatabaseError } from './embedded/error.ts';
export type { EmbeddedDatabaseErrorCode } from './embedded/error.ts';
