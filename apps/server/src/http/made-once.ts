import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends an answer that was made beforehand. */
export type SendMadeOnce = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * An answer that is the same for all and does not change: written once, when the first reader asks for it, and compressed once when the first one asks for that form, so that many
 * readers share the same bytes and a server that is not asked starts without that work.
 *
 * @param write gives the text
 */
export function madeOnce(write: () => string, contentType: string): SendMadeOnce {
  const written = firstTime(() => formsOf(Buffer.from(write())));
  return async (request, reply) => {
    const { etag, forms } = written();
    reply.header('etag', etag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    // With the header, it is not compressed again.
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(contentType).send(await forms[encoding]());
  };
}

/** The best form of compression that a browser takes, by its `Accept-Encoding`. */
export function encodingFor(accepted: string | string[] | undefined): 'br' | 'gzip' | 'identity' {
  const offered = String(accepted ?? '').split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part)).map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((form) => offered.includes(form)) ?? 'identity';
}

function formsOf(plain: Buffer) {
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    forms: { br: firstTime(() => promisify(brotliCompress)(plain)), gzip: firstTime(() => promisify(gzip)(plain)), identity: () => plain },
  } as const;
}

function firstTime<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
