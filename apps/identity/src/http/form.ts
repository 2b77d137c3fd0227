import type { IncomingMessage } from 'node:http';

const LARGEST_BYTES = 16 * 1024;

/** A form that cannot be read; `status` is the HTTP answer to give. */
export class FormError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads a posted form of at most 16 KiB.
 * @throws {FormError} 415 for another content type, 413 when it is larger
 */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) {
    throw new FormError(415, 'This address takes a form.');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BYTES) throw new FormError(413, 'The form is too large.');
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
