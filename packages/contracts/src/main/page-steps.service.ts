import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';

const path = z.string().max(200);

const pageStep = z.object({
  /** Path of the page that was shown before; empty for the first one of a visit. */
  from: path,
  /** Path of what was shown then. */
  to: path,
  kind: z.enum(['page', 'modal', 'error']),
  /** Name of the answer that it was shown from; empty where it was none. */
  responseName: z.string().max(60),
});

/** Which page followed which, of visitors who agreed that it is counted. It says neither who nor which browser, and nothing of it is kept but numbers. */
export const pageSteps = defineService({
  path: '/main/page_steps',
  method: 'POST',
  access: 'visitor',
  background: true,
  summary: 'Counts which page followed which',
  request: z.object({ steps: z.array(pageStep).min(1).max(50) }),
  responses: { Noted: response(z.object({}), { Noted: {} }) },
});
