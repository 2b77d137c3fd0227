export { originOf } from './origin-of.ts';
export { wayBack, withWayBack } from './way-back.ts';
export { openWebOrigins, type WebOrigins } from './web-origins.ts';
