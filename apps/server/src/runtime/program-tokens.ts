import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from '@quartermaster/database';
import type { Clock } from './clock.ts';
import type { Randomness } from './randomness.ts';
import { defineToken } from './token.ts';

// The values that the program gives to all areas.
export const database = defineToken<Pool>('database', 'The database, whose schema `marketplace` is up to date.');
export const clock = defineToken<Clock>('clock', 'The time.');
export const randomness = defineToken<Randomness>('randomness', 'Unguessable values.');
export const log = defineToken<FastifyBaseLogger>('log', 'The log of the process.');
export const watchPool = defineToken<(pool: Pool) => void>('watchPool', 'Has the statements of a pool watched: an area that opens one for calls or outboxes tells it.');
export const processId = defineToken<string>('processId', 'Tells the server processes of one database apart.');

export const acceptedCookieKey = defineToken<Uint8Array | null>('acceptedCookieKey', 'The key under which cookies and kept tokens that come back are accepted, too, while the secret is being changed; null: there is no other.');
export const cookieKey = defineToken<Uint8Array>('cookieKey', 'The key, 32 bytes, under which cookies are signed and kept tokens encrypted: the same in every process.');
