export { startEmbeddedDatabase } from './embedded/start.ts';
export type { EmbeddedDatabase } from './embedded/start.ts';
export { startEmbeddedDatabaseForWork } from './embedded/start-process.ts';
export { copyEmbeddedDatabase } from './embedded/copy.ts';
export { hasEmbeddedDatabase, putEmbeddedDatabase } from './embedded/put.ts';
export { removeEmbeddedDatabase } from './embedded/remove.ts';
export { EmbeddedDatabaseError } from './embedded/error.ts';
