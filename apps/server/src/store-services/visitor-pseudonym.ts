import { createHmac } from 'node:crypto';

/** The name by which a store's own service may know a visitor: the same for each call, and of no use in another store or without our key. */
export const visitorPseudonym = (key: Uint8Array, store: string, visitorId: string): string => createHmac('sha256', key).update(`visitor of ${store} ${visitorId}`).digest('base64url');
