import type { FastifyInstance } from 'fastify';
import { pathUnknown, type Wiring } from '../../wire/index.ts';
import { forEver, picturePolicy } from '../send-picture.ts';
import { formats, photographPath, sizes } from './photograph-address.ts';
import { readFile } from './photograph-store.ts';

const served = new Set(Object.keys(sizes).flatMap((size) => formats.map((format) => `${size}.${format}`)));

/** Serves the sizes of photographs; the files as they came are not served. */
export function registerPhotographs(app: FastifyInstance, { database, checkRate }: Pick<Wiring, 'database' | 'checkRate'>): void {
  app.get<{ Params: { digest: string; file: string } }>(`${photographPath}/:digest/:file`, async (request, reply) => {
    await checkRate('all', request);
    const { digest, file } = request.params;
    const stored = /^[0-9a-f]{64}$/.test(digest) && served.has(file) ? await readFile(database, digest, file) : undefined;
    if (stored === undefined) throw pathUnknown(request.url);
    return reply
      .header('cache-control', forEver)
      .header('content-type', stored.mediaType)
      .header('content-security-policy', picturePolicy)
      .header('cross-origin-resource-policy', 'same-origin')
      .send(stored.content);
  });
}
