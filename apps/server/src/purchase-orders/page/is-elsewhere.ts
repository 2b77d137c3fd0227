import type { FastifyRequest } from 'fastify';

/** Whether the browser says that a page of elsewhere sent the form. A page without a referrer sends no origin of its own, so the key is what counts. */
export const isElsewhere = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};
