export { objectIds } from './object-ids.ts';
export { readReaderConfig, type ReaderConfig } from './reader-config.ts';
export { startReader } from './reader-server.ts';
