export { systemClock, type Clock } from './clock.ts';
export { ConfigError, readOrigin, readPort } from './settings.ts';
