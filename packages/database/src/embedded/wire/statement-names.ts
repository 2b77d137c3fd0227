import type { Frame } from './frames.ts';
import { message } from './replies.ts';

/**
 * Gives each connection its own prepared statements. All clients share one backend, where names are common: the second
 * client that prepares `find-order` would be told that it already exists.
 */
export class StatementNames {
  readonly #prefix: string;
  readonly #known = new Set<string>();

  constructor(connection: number) {
    this.#prefix = `c${connection}.`;
  }

  /** The message with its statement's name made this connection's own. Unnamed statements stay as they are. */
  rewrite(frame: Frame): Buffer {
    const { type, bytes } = frame;
    if (type === 'P') return this.#replace(type, bytes, 5);
    if (type === 'B') return this.#replace(type, bytes, bytes.indexOf(0, 5) + 1);
    if ((type === 'D' || type === 'C') && bytes[5] === 0x53) return this.#replace(type, bytes, 6);
    return bytes;
  }

  /** The statements that this connection leaves behind, by their names in the backend. */
  leftBehind(): string[] {
    return [...this.#known];
  }

  #replace(type: string, bytes: Buffer, start: number): Buffer {
    const end = bytes.indexOf(0, start);
    if (start <= 0 || end <= start) return bytes;
    const name = this.#prefix + bytes.toString('utf8', start, end);
    if (type === 'P') this.#known.add(name);
    if (type === 'C') this.#known.delete(name);
    return message(type, Buffer.concat([bytes.subarray(5, start), Buffer.from(name), bytes.subarray(end)]));
  }
}
