import type { IncomingMessage } from 'node:http';

/** Who asks. Behind a trusted proxy it is the address that the proxy appended last. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const socket = request.socket.remoteAddress ?? 'unknown';
  if (!trustProxy) return socket;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',').at(-1)?.trim();
  return forwarded || socket;
}
