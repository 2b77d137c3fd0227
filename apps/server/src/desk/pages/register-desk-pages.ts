import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { plainPage } from '../../http/index.ts';
import type { Randomness } from '../../runtime/index.ts';
import type { Wiring } from '../../wire/index.ts';

/** Where operators open the desk. */
const deskPath = '/desk';

/** Is in the built page where each answer has a nonce of its own (apps/desk/vite.config.ts). */
const noncePlace = 'nonce-of-this-answer';

/** The empty style tag through which Emotion inserts its rules. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Own scripts, own styles and those with the nonce, calls to this server; no frame, no form that leaves, no other origin. */
const policyFor = (nonce: string): string =>
  [
    "default-src 'none'", "script-src 'self'", `style-src 'self' 'nonce-${nonce}' ${emptyStyle}`, "img-src 'self' data:", "font-src 'self'",
    "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "object-src 'none'",
  ].join('; ');

export interface DeskPagesOptions {
  readonly folder: string;
  readonly randomness: Randomness;
  readonly checkRate: Wiring['checkRate'];
}

/** The desk's files, and its one page at all of its addresses: the browser shows the room. Nothing in it is of an operator. */
export async function registerDeskPages(app: FastifyInstance, { folder, randomness, checkRate }: DeskPagesOptions): Promise<void> {
  const client = join(folder, 'dist', 'client');
  const built = await readFile(join(client, 'index.html'), 'utf8').catch(() => null);
  await app.register(async (pages) => {
    pages.addHook('onRequest', (request) => checkRate('all', request));
    if (built !== null) {
      await pages.register(staticFiles, {
        root: client, prefix: `${deskPath}/`, wildcard: false, index: false, globIgnore: ['**/index.html', '**/*.br', '**/*.gz'], preCompressed: true, cacheControl: false,
        setHeaders: (reply, path) => void reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'),
      });
    }
    // A file of an earlier build is no page.
    pages.get(`${deskPath}/assets/*`, async (_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('There is no such file. Load the page again.'));
    for (const url of [deskPath, `${deskPath}/*`]) {
      pages.get(url, async (_request, reply) => {
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
        if (built === null) return reply.code(503).send(plainPage('The desk is not built', ['Run "npm start" in the project folder, or "npm run build" and start the server again.']));
        const nonce = randomness.token(18);
        return reply.header('content-security-policy', policyFor(nonce)).send(built.replaceAll(noncePlace, nonce));
      });
    }
  });
}
