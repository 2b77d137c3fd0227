import { z } from 'zod';

/** In the answer to who loads something that operators write: what it was then. */
export const state = z.string();

/** With a change: the `state` that its author saw. What is another by now is refused with 409. */
export const was = z.string().max(50);
