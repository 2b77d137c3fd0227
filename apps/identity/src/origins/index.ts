export { marketplacePage } from './marketplace-page.ts';
export { originOf } from './origin-of.ts';
export { openWebOrigins, type WebOrigins } from './web-origins.ts';
