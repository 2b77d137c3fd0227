import { relative, sep } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Says something of a page alone, and is half of what a small script weighs. Never a page: a browser shows these files as text. */
const headersOfPages = [
  'content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'referrer-policy',
  'x-dns-prefetch-control', 'x-download-options', 'x-frame-options', 'x-permitted-cross-domain-policies', 'x-xss-protection',
];
const neverAPage = /\.(js|css|woff2)$/;

/** One file of the build by itself, not its compressed forms. */
const assetName = /^[\w-][\w.-]*\.(?!br$|gz$)\w+$/;

/**
 * The files of the built web. Names below `/assets` hold a hash of the content: they never change. Where the build has written a file as brotli or
 * gzip beside itself, that one is sent.
 */
export async function registerWebFiles(pages: FastifyInstance, clientFolder: string): Promise<void> {
  await pages.register(staticFiles, {
    root: clientFolder,
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const name = relative(clientFolder, path).replace(/\.(br|gz)$/, '');
      reply.header('cache-control', name.startsWith(`assets${sep}`) ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
      if (neverAPage.test(name)) for (const header of headersOfPages) reply.removeHeader(header);
    },
  });
  // While processes are replaced one after the other, a page of a later build asks a process for its files that was started before they were there.
  pages.get<{ Params: { readonly '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*'];
    return assetName.test(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound();
  });
}
