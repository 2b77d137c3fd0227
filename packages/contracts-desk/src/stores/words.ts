import { z } from 'zod';

/** The name of a store. */
export const storeName = z.string().regex(/^[A-Z0-9]{1,40}$/, 'A store’s name has capital letters and digits.');

/** `interrupted`: what did it has ended before its end, and nothing was changed. */
export const workState = z.enum(['waiting', 'running', 'done', 'refused', 'failed', 'interrupted', 'withdrawn']);
