/**
 * The store's own service. The marketplace forwards /vs/example/... to it and tells it nothing of the buyer.
 *
 *     PORT=8090 node service/main.mjs
 */
import { createServer } from 'node:http';
import { answerFor } from './answer.mjs';
import { countVisit, visitCounts } from './visits.mjs';

const port = Number(process.env.PORT ?? 8090);
/** Bytes of what a page sends about itself. */
const mostSent = 2048;

/** What was sent as JSON; null where it is none, or too much. */
async function sentBy(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > mostSent) return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const services = {
  'GET /training': (_request, { searchParams }) => answerFor(searchParams.get('topic')),
  'POST /visits': async (request) => countVisit((await sentBy(request))?.path),
};

async function answer(request, response) {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const serve = Object.hasOwn(services, `${request.method} ${url.pathname}`) ? services[`${request.method} ${url.pathname}`] : undefined;
  const said = serve === undefined ? {} : await serve(request, url);
  response.writeHead(serve === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
}

createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1', () => process.stdout.write(`Courses at http://127.0.0.1:${port}/training\n`));

// The owner reads the numbers when the service ends.
process.on('SIGINT', () => {
  process.stdout.write(`${JSON.stringify(visitCounts())}\n`);
  process.exit(0);
});
