import type { FastifyRequest } from 'fastify';

/** The session of a call where the browser proves it with its XSRF cookie; null where it does not. */
export const sessionOf = ({ call, cookies }: FastifyRequest): string | null => (call?.session.provesItself(cookies['XSRF-TOKEN']) === true ? call.session.id : null);
