import { z } from 'zod';
import { startPageAnswer } from '../main/start-page.service.ts';
import { defineService } from '../wire/service.ts';

/** A start page of the Global Supply stores; any other store is led to its own (specification, section 2). */
const globalSupplyStart = <const Path extends string>(path: Path, summary: string) =>
  defineService({
    path,
    method: 'GET',
    access: 'visitor',
    rendered: true,
    summary,
    request: z.object({ store: z.string().max(20).optional() }),
    responses: { Success: startPageAnswer },
  });

export const ggsStartPage = globalSupplyStart('/ggs/start_page', 'The start page of FSS: supply groups and classes');
export const usmcStartPage = globalSupplyStart('/usmc/start_page', 'The start page of USMC: supply groups and classes');
