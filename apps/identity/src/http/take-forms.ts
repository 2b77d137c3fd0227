import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

const largestForm = 16 * 1024;

export interface FormRules {
  /** Its own address as browsers see it: no form of another page is taken. */
  readonly issuer: string;
  /** Answers what is no form of ours: 403 for one of another page, another 4xx for one that is too large, or is none. */
  readonly refuse: (reply: FastifyReply, status: number) => FastifyReply;
}

/** Lets the routes of a scope take forms of the pages of this server, and no others. The check comes before the body is read: cookies are SameSite=Lax, but another port of this host is the same site. */
export async function takeForms(scope: FastifyInstance, { issuer, refuse }: FormRules): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(formbody, { bodyLimit: largestForm, parser: (text) => Object.fromEntries(new URLSearchParams(text)) });
  scope.addHook('onRequest', async ({ method, headers }, reply) => (method === 'POST' && headers.origin !== issuer ? refuse(reply, 403) : undefined));
  scope.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error.code?.startsWith('FST_ERR_CTP_')) return refuse(reply, error.statusCode ?? 400);
    throw error;
  });
}
