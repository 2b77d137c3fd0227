export { originOf } from './origin-of.ts';
export { type WebOrigins, openWebOrigins } from './web-origins.ts';
