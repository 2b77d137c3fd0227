/** Writes one message of the server. */
export function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

export function parameterStatus(name: string, value: string): Buffer {
  return message('S', Buffer.from(`${name}\0${value}\0`));
}

/** An error after which the connection ends. `state` is a SQLSTATE. */
export function fatalError(state: string, text: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0VFATAL\0C${state}\0M${text}\0\0`));
}

/** The state of a session after a batch: idle, in a transaction, in a failed transaction, or in the middle of a batch. */
export type Standing = 'idle' | 'transaction' | 'failed' | 'open';

/** Keeps the end of what the backend sent: a finished batch ends with ReadyForQuery, whose last byte tells the standing. */
export class StandingReader {
  #tail: Buffer = Buffer.alloc(0);

  push(data: Uint8Array): void {
    this.#tail = Buffer.concat([this.#tail, data.subarray(-6)]).subarray(-6);
  }

  read(): Standing {
    const tail = this.#tail;
    if (tail.length < 6 || tail[0] !== 0x5a || tail.readInt32BE(1) !== 5) return 'open';
    switch (String.fromCharCode(tail[5] ?? 0)) {
      case 'I':
        return 'idle';
      case 'T':
        return 'transaction';
      case 'E':
        return 'failed';
      default:
        return 'open';
    }
  }
}

const COPY_IN = 'G';

/**
 * Reads what comes back after a question that is answered to its end, and tells whether the end came. Without it, no later answer comes
 * either: so the engine is after a checkpoint that failed.
 */
export class EndReader {
  #head: Buffer = Buffer.alloc(0);
  /** Bytes of the present message that are still to come. */
  #left = 0;
  #last = '';

  push(data: Uint8Array): void {
    let rest = Buffer.concat([this.#head, data]);
    for (;;) {
      const skipped = Math.min(this.#left, rest.length);
      this.#left -= skipped;
      rest = rest.subarray(skipped);
      if (this.#left > 0 || rest.length < 5) break;
      this.#last = String.fromCharCode(rest[0] ?? 0);
      this.#left = rest.readInt32BE(1) + 1;
    }
    this.#head = Buffer.from(rest);
  }

  /** The engine waits for the next question, or for rows that the client is to send. */
  get hasEnd(): boolean {
    return this.#last === 'Z' || this.#last === COPY_IN;
  }
}

export const QUERY = (sql: string): Buffer => message('Q', Buffer.from(`${sql}\0`));
export const SYNC: Buffer = message('S', Buffer.alloc(0));
export const CLOSE_STATEMENT = (name: string): Buffer => message('C', Buffer.from(`S${name}\0`));
