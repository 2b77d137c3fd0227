import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends an answer that was made beforehand. */
export type SendMadeOnce = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * An answer that is the same for all and does not change: written once, and compressed once when the first reader asks for that form, so that many
 * readers share the same bytes and a server that is not asked starts without that work.
 */
export function madeOnce(text: string, contentType: string): SendMadeOnce {
  const plain = Buffer.from(text);
  const forms = { br: firstTime(() => promisify(brotliCompress)(plain)), gzip: firstTime(() => promisify(gzip)(plain)), identity: () => plain } as const;
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return async (request, reply) => {
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

function firstTime<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}
