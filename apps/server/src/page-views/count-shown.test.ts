import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { countShown } from './count-shown.ts';

/** What is counted of a visit that is answered with this status. */
async function counted(status: number, { shownPage = '/main/home', headers = {} }: { shownPage?: string | null; headers?: Readonly<Record<string, string>> } = {}): Promise<string[]> {
  const seen: string[] = [];
  const app = Fastify();
  app.decorateRequest('call', null);
  app.decorateRequest('shownPage', null);
  countShown(app, { seen: (store, path) => void seen.push(`${store} ${path}`) });
  app.get('/', async (request, reply) => {
    Object.assign(request, { call: { store: { name: 'VA' } }, shownPage });
    return reply.code(status).send('a page');
  });
  await app.inject({ url: '/', headers });
  await app.close();
  return seen;
}

it('a page that was shown is counted for its store', async () => {
  expect(await counted(200)).toEqual(['VA /main/home']);
});

it.each([400, 403, 404, 500, 503])('a page that failed with %i is counted as none', async (status) => {
  expect(await counted(status)).toEqual([]);
});

it('of the pages that a browser names the first ten are counted, of those that the contract has', async () => {
  const named = ['/nowhere', ...Array.from({ length: 10 }, () => '/cart/shopping_cart')].join(' ');
  expect(await counted(200, { shownPage: null, headers: { 'x-pages-viewed': named } })).toEqual(Array.from({ length: 9 }, () => 'VA /cart/shopping_cart'));
});
