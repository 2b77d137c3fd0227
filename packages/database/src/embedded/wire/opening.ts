import type { Frame } from './frames.ts';
import { parameterStatus, message } from './replies.ts';

/** The request of a client that connects. */
export type Opening = 'start' | 'encryption' | 'cancel' | 'unknown';

const PROTOCOL_3 = 3;
const CANCEL = 80877102;
const SSL = 80877103;
const GSSAPI = 80877104;

/** Reads the first message of a connection. */
export function readOpening(frame: Frame): Opening {
  if (frame.bytes.length < 8) return 'unknown';
  const code = frame.bytes.readInt32BE(4);
  if (code === SSL || code === GSSAPI) return 'encryption';
  if (code === CANCEL) return 'cancel';
  return code >>> 16 === PROTOCOL_3 ? 'start' : 'unknown';
}

/** "No encryption here": the socket is local and private. */
export const NO_ENCRYPTION = Buffer.from('N');

/**
 * The answer to a client that starts: accepted, with the parameters that drivers read, ready for queries. The backend is
 * not asked, because it serves all clients and knows only one session.
 */
export function acceptance(parameters: Readonly<Record<string, string>>): Buffer {
  return Buffer.concat([
    message('R', Buffer.from([0, 0, 0, 0])),
    ...Object.entries(parameters).map(([name, value]) => parameterStatus(name, value)),
    // Process number and key by which a client could cancel; canceling is not possible with one backend.
    message('K', Buffer.alloc(8)),
    message('Z', Buffer.from('I')),
  ]);
}
