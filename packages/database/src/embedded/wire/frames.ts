/** One message of the PostgreSQL protocol with its type byte and length (PostgreSQL documentation, "Frontend/Backend Protocol"). */
export interface Frame {
  /** The type as a letter, such as `Q`; empty for the first message of a connection, which has none. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** A message may be this long at most (the limit of PostgreSQL itself); anything else is not the protocol. */
const LONGEST = 0x3fffffff;

export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

/** Cuts a stream of bytes into messages. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #size = 0;
  #started = false;

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
  }

  /** After the opening message, every message carries a type byte. */
  opened(): void {
    this.#started = true;
  }

  /** The next whole message, or undefined when more bytes are needed. */
  next(): Frame | undefined {
    const header = this.#started ? 5 : 4;
    if (this.#size < header) return undefined;
    const head = this.#join();
    const length = head.readInt32BE(header - 4);
    if (length < 4 || length > LONGEST) throw new ProtocolError(`a message cannot have the length ${length}`);
    const total = header - 4 + length;
    if (this.#size < total) return undefined;
    this.#chunks = total === head.length ? [] : [head.subarray(total)];
    this.#size -= total;
    return { type: this.#started ? String.fromCharCode(head[0] ?? 0) : '', bytes: head.subarray(0, total) };
  }

  #join(): Buffer {
    const [first] = this.#chunks;
    if (first !== undefined && this.#chunks.length === 1) return first;
    const joined = Buffer.concat(this.#chunks, this.#size);
    this.#chunks = [joined];
    return joined;
  }
}
