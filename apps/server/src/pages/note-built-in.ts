import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from '@quartermaster/database';
import { noteBuiltInStores } from '../stores/index.ts';
import type { RenderBundle } from './render-bundle.ts';

/** Writes down which stores the web is built with, and tells the operator what that changed. */
export async function noteBuiltIn(database: Pool, { builtInStores }: Pick<RenderBundle, 'builtInStores'>, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Promise<void> {
  const { leftOut, listed, shippedInstead } = await noteBuiltInStores(database, builtInStores);
  if (leftOut.length > 0) log.info({ stores: leftOut }, 'the web is built without these stores: each can be added as a package');
  if (listed.length > 0) log.info({ stores: listed }, 'the web is built with these stores, which were not on the list');
  if (shippedInstead.length > 0) log.warn({ stores: shippedInstead }, 'the web is built with these stores, and their packages are shown instead');
}
