export { cents, price } from './amounts.ts';
export { systemClock, type Clock } from './clock.ts';
export { ConfigError } from './config-error.ts';
export { takeImportLock } from './import-lock.ts';
export type { Queries } from './queries.ts';
export { systemRandomness, type Randomness } from './randomness.ts';
export { pathOf } from './request-path.ts';
export { secretKey } from './secret-key.ts';
