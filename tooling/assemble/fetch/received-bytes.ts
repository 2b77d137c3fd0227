import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches the answers that this process receives over HTTP, and calls when they are more than `most` bytes together: npm's libraries
 * collect a listing in memory without a limit.
 */
export function limitReceivedBytes(most: number, onTooMuch: () => void): void {
  const sockets = new Set<Socket>();
  subscribe('http.client.response.finish', (message) => void sockets.add((message as { readonly response: IncomingMessage }).response.socket));
  setInterval(() => {
    if ([...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0) > most) onTooMuch();
  }, 50).unref();
}
