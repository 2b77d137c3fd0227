import type { FastifyInstance } from 'fastify';
import { productPicturePath } from '@quartermaster/contracts';
import type { Wiring } from '../../wire/index.ts';
import { drawnAt } from '../drawn/drawn-address.ts';
import { lookOf } from '../drawn/known-look.ts';
import { photographImage } from '../photographs/photograph-address.ts';
import { lookedAt } from './looked-at.ts';

/** Browsers ask again after a day: a product may get a photograph. */
const aDay = 'public, max-age=86400';

/**
 * Leads to the picture of a product for a line: its photograph, or a drawing of what is known of it, without words, which no one could read there. For lines of carts, orders and
 * requisitions, which outlive what the catalog says of their products; of one that is gone, `or` is drawn.
 */
export function registerProductPictures(app: FastifyInstance, { database, checkRate }: Pick<Wiring, 'database' | 'checkRate'>): void {
  app.get<{ Params: { productId: string }; Querystring: { or?: unknown } }>(`${productPicturePath}/:productId`, async (request, reply) => {
    await checkRate('all', request);
    const { or } = request.query;
    const product = await lookedAt(database, request.params.productId.replaceAll('\0', '').slice(0, 100));
    const kind = typeof or === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(or) ? or : 'box';
    const address = product === null ? drawnAt({ kind, color: null, size: null, count: null, brand: '' }, 'line') : product.photograph === null ? drawnAt(lookOf(product), 'line') : photographImage(product.photograph).row;
    return reply.header('cache-control', aDay).redirect(address, 302);
  });
}
