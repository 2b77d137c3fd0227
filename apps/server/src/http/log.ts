import type { Writable } from 'node:stream';
import { pino } from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import { pathOf } from '../runtime/index.ts';

/** Paths of log entries that are never written, wherever they are logged. */
const redacted = ['req.headers.authorization', 'req.headers.dpop', 'req.headers.cookie', 'res.headers["set-cookie"]', '*.access_token', '*.refresh_token', '*.id_token', '*.code_verifier', '*.dpop_proof', '*.number'];

/**
 * Structured logs, one JSON object a line. Requests are logged by path alone: a query may hold a sign-in code, and what a
 * buyer searches is private.
 */
export function openLog(level: string, destination?: Writable): FastifyBaseLogger {
  const options = {
    level,
    redact: redacted,
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: pathOf(request),
        ip: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: pino.stdSerializers.err,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
