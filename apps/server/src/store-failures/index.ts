export { StoreFailures } from './store-failures.ts';
export { readFailures } from './read-failures.ts';
export type { FailuresOfStore } from './failure.ts';
export { storeFailures } from './tokens.ts';
