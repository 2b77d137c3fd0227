import type { FastifyRequest } from 'fastify';
import type { Call } from './call.ts';
import type { Implementation } from './implement.ts';
import { problem } from './problem.ts';

/** Whether a call changes anything: a POST, and the GETs of the specification that do. */
export const changesSomething = ({ service }: Implementation): boolean => service.method === 'POST' || service.changesState === true;

/** POST, and the GETs that change something, must prove that a page of ours sent them. */
export function checkXsrf(request: FastifyRequest, implementation: Implementation, call: Call): void {
  if (!changesSomething(implementation)) return;
  if (call.session.provesItself(request.headers['x-xsrf-token'])) return;
  throw problem({
    status: 403,
    code: 'XSRF_TOKEN_INVALID',
    title: 'Authorization Error',
    message: 'The request does not carry the X-XSRF-TOKEN header that belongs to its session. Reload the page and try again.',
  });
}
