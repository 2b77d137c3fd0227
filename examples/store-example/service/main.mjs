/**
 * The store's own service. The marketplace forwards /vs/example/... to it and tells it nothing of the buyer.
 *
 *     PORT=8090 node service/main.mjs
 */
import { createServer } from 'node:http';
import { answerFor } from './answer.mjs';

const port = Number(process.env.PORT ?? 8090);

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (request.method !== 'GET' || pathname !== '/training') {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answerFor(searchParams.get('topic'))));
}).listen(port, '127.0.0.1', () => process.stdout.write(`Courses at http://127.0.0.1:${port}/training\n`));
