import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** The service of a store in a test: the calls that it got, and how it answers. */
export interface TestUpstream {
  readonly address: string;
  readonly received: { readonly method: string; readonly url: string; readonly headers: http.IncomingHttpHeaders; readonly body: string }[];
  answer: (request: http.IncomingMessage, response: http.ServerResponse) => void;
  close(): Promise<void>;
}

/** Answers with JSON. */
export const json =
  (value: unknown, status = 200): TestUpstream['answer'] =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value));
  };

/** A store owner's service on a port of this machine. */
export async function startUpstream(): Promise<TestUpstream> {
  const received: TestUpstream['received'] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
      upstream.answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstream: TestUpstream = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: json({ responseName: 'Success', attributes: {} }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return upstream;
}
