export { type Clock, systemClock } from './clock.ts';
export { ConfigError, readOrigin, readPort } from './settings.ts';
