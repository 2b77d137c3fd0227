export { StoreFailures, type StoreFailuresOptions } from './store-failures.ts';
export { forgetOldFailures, readFailures } from './read-failures.ts';
export type { BrowserFailure, FailuresOfStore, ServiceFailure } from './failure.ts';
