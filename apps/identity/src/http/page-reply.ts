import type { FastifyReply } from 'fastify';
import { runsScript, type Html } from '../pages/index.ts';

/** Sends a page that no cache keeps, and that runs the script of this server at most. Its forms may end at `webOrigin`. */
export function sendPage(reply: FastifyReply, status: number, page: Html, webOrigin: string): FastifyReply {
  return reply.code(status).headers(pageHeaders(webOrigin, runsScript(page))).type('text/html; charset=utf-8').send(page.text);
}

/** Of what the OpenID provider answers by itself. It has a form that its script posts to the marketplace, for a client that asks for that (`response_mode=form_post`), and puts the digest of the script into `script-src`. */
export const policyOfProvider = (webOrigin: string): string => `default-src 'none'; script-src; form-action 'self' ${webOrigin}; base-uri 'none'; frame-ancestors 'none'`;

/**
 * The headers of every page, also of those that the OpenID provider sends, besides those that every answer has.
 *
 * @param webOrigin the one address of the marketplace at which a form of the page may end: a list of all would grow with each store
 */
export function pageHeaders(webOrigin: string, hasScript = false): Record<string, string> {
  return {
    // A posted form is answered by redirects that end at the web: form-action must allow it.
    'content-security-policy': `default-src 'none'; ${hasScript ? `script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; ` : ''}style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self' ${webOrigin}; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
  };
}
