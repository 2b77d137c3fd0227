export { objectIds } from './object-ids.ts';
export { type ReaderConfig, readReaderConfig } from './reader-config.ts';
export { startReader } from './reader-server.ts';
