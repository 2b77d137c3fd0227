export { startEmbeddedDatabase } from './embedded/start.ts';
export type { EmbeddedDatabase } from './embedded/start.ts';
export { removeEmbeddedDatabase } from './embedded/remove.ts';
export { EmbeddedDatabaseError } from './embedded/error.ts';
