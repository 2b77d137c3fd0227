import type { FastifyInstance } from 'fastify';
import { pathUnknown } from '../../wire/index.ts';
import { forEver, picturePolicy } from '../send-picture.ts';
import { drawPicture } from './draw-picture.ts';
import { drawnPath, readDrawnAddress } from './drawn-address.ts';

/** Serves drawings of products at addresses that say what is drawn. A page has dozens of them, and they cost no more than a file: they are not counted as calls. */
export function registerDrawnPictures(app: FastifyInstance): void {
  app.get<{ Params: { view: string; file: string }; Querystring: Record<string, unknown> }>(`${drawnPath}/:view/:file`, (request, reply) => {
    const asked = readDrawnAddress({ ...request.params, said: request.query });
    if (asked === null) throw pathUnknown(request.url);
    return reply
      .header('cache-control', asked.isCurrent ? forEver : 'public, max-age=300')
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('content-security-policy', picturePolicy)
      .header('cross-origin-resource-policy', 'same-origin')
      .send(drawPicture(asked.look, asked.view));
  });
}
