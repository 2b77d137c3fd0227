import type { Envelope } from '@quartermaster/contracts';

export interface ReceivedRequest {
  readonly url: string;
  readonly credentials: RequestCredentials;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
  readonly signal: AbortSignal | null;
}

/** A string is a text answer, an array a list answer. */
export type FakeAnswer = Envelope | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } | Blob | string | readonly unknown[] | null;
export type Handler = (request: ReceivedRequest) => FakeAnswer | Promise<FakeAnswer>;

/** Answers by path; a path without a handler answers 404. Remembers what it was asked. */
export class FakeServer {
  readonly received: ReceivedRequest[] = [];
  readonly #handlers = new Map<string, Handler>();

  on(path: string, handler: Handler | FakeAnswer): this {
    this.#handlers.set(path, typeof handler === 'function' ? handler : () => handler);
    return this;
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.text();
    const received: ReceivedRequest = {
      url: request.url,
      credentials: request.credentials,
      method: request.method,
      path: url.pathname.replace('/advantage/rs', ''),
      query: url.searchParams,
      body: text === '' ? null : JSON.parse(text),
      headers: request.headers,
      signal: request.signal,
    };
    this.received.push(received);
    const handler = this.#handlers.get(received.path);
    const answer = handler === undefined ? { status: 404, body: null } : await handler(received);
    request.signal.throwIfAborted();
    return toResponse(answer);
  };

  /** Method and path of each request, in order. */
  get log(): string[] {
    return this.received.map(({ method, path }) => `${method} ${path}`);
  }

  asked(path: string): ReceivedRequest[] {
    return this.received.filter((request) => request.path === path);
  }
}

function toResponse(answer: FakeAnswer): Response {
  if (answer instanceof Blob) return new Response(answer, { headers: { 'content-type': answer.type } });
  if (typeof answer === 'string') return new Response(answer, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  if (answer !== null && 'status' in answer) {
    return new Response(JSON.stringify(answer.body ?? null), { status: answer.status, headers: { 'content-type': 'application/json', ...answer.headers } });
  }
  return Response.json(answer);
}

/** An ordinary answer. */
export const answered = (responseName: string, attributes: Record<string, unknown> = {}): Envelope => ({
  responseType: 'SUCCESS',
  responseName,
  attributes,
});
