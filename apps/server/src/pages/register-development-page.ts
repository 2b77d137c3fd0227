import type { FastifyInstance } from 'fastify';
import { storeIdProblem, type StoreId } from '@quartermaster/contracts';
import { contentPolicy, type PolicyOrigins } from '../http/index.ts';
import type { StoreList } from '../store-list/index.ts';
import type { Wiring } from '../wire/index.ts';
import type { BuiltWeb } from './render-bundle.ts';

/** The answer that a development server hands on in place of a page of its store. */
export interface DevelopmentAnswer {
  /** The store is on the list: calls in its name are answered for it. Else they are answered for the default store. */
  readonly known: boolean;
  readonly html: string;
  /** The content policy that goes with it: that of a store that is shipped alone, but for connections, which go to the whole origin. */
  readonly policy: string;
}

export interface DevelopmentPageOptions {
  readonly web: BuiltWeb;
  readonly wiring: Wiring;
  readonly origins: PolicyOrigins;
}

/**
 * For the development server of a store's owner: an outline for a store of this name and number, whether the list has it or not. It is data,
 * no page of the marketplace: nothing of it runs at our own address, and it holds nothing that is not public.
 */
export function registerDevelopmentPage(pages: FastifyInstance, { web, wiring, origins }: DevelopmentPageOptions): void {
  const { stores, randomness, checkRate } = wiring;
  pages.get<{ Querystring: { readonly name?: unknown; readonly number?: unknown } }>('/stores/development-page.json', async (request, reply) => {
    await stores.refresh();
    await checkRate('all', request);
    const { name, number } = request.query;
    const id: StoreId = { name: typeof name === 'string' ? name : '', number: typeof number === 'string' && /^\d{1,5}$/.test(number) ? Number(number) : -1 };
    reply.header('cache-control', 'no-store');
    const problem = storeIdProblem(id) ?? conflictWith(stores, id);
    if (problem !== null) return reply.code(409).send({ problem });
    const nonce = randomness.token(18);
    const { html, scriptSources } = web.bundle.developmentPage({ ...id, nonce, assets: web.assets });
    const ownOrigin = wiring.origins.of(request.hostname);
    // Changes of the sources come over a websocket of the development server, which is 'self' there.
    const policy = contentPolicy({ ...origins, web: ownOrigin }, nonce, scriptSources, ["'self'", ownOrigin.replace(/^http/, 'ws')]);
    return { known: stores.byName(id.name) !== null, html, policy } satisfies DevelopmentAnswer;
  });
}

/** Why this deployment can never have a store of this name and number; null when it can. */
function conflictWith(stores: StoreList, { name, number }: StoreId): string | null {
  const named = stores.byName(name);
  if (named !== null && !named.shipped) return `${name} is a store that this marketplace is built with. Take another name.`;
  if (named !== null && named.number !== number) return `${name} has the number ${named.number} in this deployment, not ${number}. Correct the number in package.json and in src/index.ts.`;
  const numbered = stores.byNumber(number);
  return numbered === null || numbered.name === name ? null : `The number ${number} belongs to ${numbered.name} in this deployment. Ask its operator for another one.`;
}
