import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { vendorStyleSource } from './vendor-style.ts';

const policy = `default-src 'none'; style-src ${vendorStyleSource}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export interface LinkPageOptions {
  /** Bytes: every field of the longest form at its longest. */
  readonly bodyLimit: number;
  readonly checkRate: (rateClass: 'all', request: FastifyRequest) => Promise<void>;
}

/**
 * Adds pages that a link of a mail opens: forms without an account, a cookie or a script, which no cache, search engine or other site gets to see
 * (docs/decisions/0151-vendors-answer-by-link.md).
 */
export async function registerLinkPages(app: FastifyInstance, { bodyLimit, checkRate }: LinkPageOptions, addRoutes: (pages: FastifyInstance) => void): Promise<void> {
  await app.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, new URLSearchParams(String(body))));
    pages.addHook('onRequest', async (request, reply) => {
      await checkRate('all', request);
      reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    });
    addRoutes(pages);
  });
}

/** The fields of the address. */
export const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URLSearchParams(url.split('?')[1] ?? '');

/** The fields of the form that was sent; none where something else was. */
export const fieldsOf = ({ body }: FastifyRequest): URLSearchParams => (body instanceof URLSearchParams ? body : new URLSearchParams());

export const sendDocument = (reply: FastifyReply, status: number, document: string): FastifyReply => reply.code(status).type('text/html; charset=utf-8').send(document);
