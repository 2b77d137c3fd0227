import { serviceTable, viewedPagesHeader } from '@quartermaster/contracts';
import type { FastifyInstance } from 'fastify';
import type { PageViews } from './page-views.ts';

/** A browser shows no more pages than these between two calls. */
const mostNamed = 10;

/**
 * Counts the pages that were rendered or answered for a visit, and those that a browser says it has shown from an answer that it had asked for
 * ahead. What failed is no page.
 */
export function countShown(app: FastifyInstance, views: Pick<PageViews, 'seen'>): void {
  app.addHook('onResponse', async ({ call, shownPage, headers }, { statusCode }) => {
    if (call === null) return;
    const store = call.store.name;
    if (shownPage !== null && statusCode < 400) views.seen(store, shownPage);
    for (const path of namedPages(headers[viewedPagesHeader.toLowerCase()])) views.seen(store, path);
  });
}

/** Only what the contract has: the header is what anybody sends. */
const namedPages = (header: string | string[] | undefined): readonly string[] =>
  typeof header === 'string' ? header.split(' ', mostNamed).filter((path) => Object.hasOwn(serviceTable, path)) : [];
