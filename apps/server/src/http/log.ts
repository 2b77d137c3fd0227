import type { Writable } from 'node:stream';
import { pino } from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import { pathOf } from '../runtime/index.ts';

/** Paths of log entries that are never written, wherever they are logged. */
const redacted = ['req.headers.authorization', 'req.headers.dpop', 'req.headers.cookie', 'res.headers["set-cookie"]', '*.access_token', '*.refresh_token', '*.id_token', '*.code_verifier', '*.dpop_proof', '*.number'];

/** What telemetry has to do with the log. */
export interface LogTelemetry {
  /** What each line has besides: the names of the span that it is of. */
  readonly mixin: (facts: object, level: number, log: object) => object;
  /** Hears each line as it is written. */
  readonly hear: (line: string) => void;
}

/**
 * Structured logs, one JSON object a line. Requests are logged by path alone: a query may hold a sign-in code, and what a
 * buyer searches is private.
 */
export function openLog(level: string, destination?: Writable, telemetry: LogTelemetry | null = null): FastifyBaseLogger {
  const options = {
    level,
    redact: redacted,
    ...(telemetry !== null && {
      mixin: telemetry.mixin,
      hooks: {
        streamWrite(line: string): string {
          telemetry.hear(line);
          return line;
        },
      },
    }),
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
