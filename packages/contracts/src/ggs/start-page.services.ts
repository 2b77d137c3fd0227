import { z } from 'zod';
import { startPageAnswer } from '../main/start-page.service.ts';
import { defineServiceKind } from '../wire/service-kind.ts';

/** A start page of the Global Supply stores; any other store is led to its own (specification, section 2). */
export const globalSupplyStart = defineServiceKind({
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: (stores) => `The start page of ${stores}: supply groups and classes`,
  request: z.object({ store: z.string().max(20).optional() }),
  responses: { Success: startPageAnswer },
});
