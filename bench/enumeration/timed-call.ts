import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
  /** Milliseconds from the first byte of the request to the last one of the answer. */
  readonly took: number;
}

const agent = new Agent({ keepAlive: true });

/** One call on a connection that is open already, as somebody would make it who measures. */
export function timedCall(url: string | URL, { method = 'GET', headers = {}, body }: { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string } = {}): Promise<Answer> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method, headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text, took: performance.now() - begun }));
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** The cookies that an answer sets, beside those of before, for the next call. */
export function withCookies(kept: string, { headers }: Answer): string {
  const jar = new Map(kept.split('; ').filter(Boolean).map((pair) => [pair.slice(0, pair.indexOf('=')), pair]));
  for (const line of headers['set-cookie'] ?? []) {
    const pair = line.split(';', 1)[0] ?? '';
    jar.set(pair.slice(0, pair.indexOf('=')), pair);
  }
  return [...jar.values()].join('; ');
}
