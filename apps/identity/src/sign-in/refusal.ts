import type { FastifyReply } from 'fastify';
import { sendPage } from '../http/index.ts';
import type { Html } from '../pages/index.ts';
import type { MustWait } from './authenticate.ts';
import type { Step } from './step.ts';

/** Shows the page again with what was wrong: 422, or 429 with Retry-After when the next try has to wait. */
export function sendRefusal(step: Step, outcome: MustWait | { readonly kind: 'wrong' | 'used' }, page: Html): FastifyReply {
  if (outcome.kind !== 'wait') return sendPage(step.reply, 422, page, step.webOrigin);
  return sendPage(step.reply.header('retry-after', String(outcome.seconds)), 429, page, step.webOrigin);
}
