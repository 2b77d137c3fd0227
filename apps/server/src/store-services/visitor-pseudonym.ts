import { createHmac } from 'node:crypto';

/** What a store's own service may call a visitor: the same for each call, and of no use in another store or without our key. */
export const visitorPseudonym = (key: Uint8Array, store: string, visitorId: string): string => createHmac('sha256', key).update(`visitor of ${store} ${visitorId}`).digest('base64url');
