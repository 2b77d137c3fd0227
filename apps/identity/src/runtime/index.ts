export { systemClock, type Clock } from './clock.ts';
export { readLimit, type Limit } from './limit.ts';
export { ConfigError, readOrigin, readPort } from './settings.ts';
