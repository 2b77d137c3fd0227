export { StoreFailures, type StoreFailuresOptions } from './store-failures.ts';
export { readFailures } from './read-failures.ts';
export type { BrowserFailure, FailuresOfStore, ServiceFailure } from './failure.ts';
export { storeFailures } from './tokens.ts';
