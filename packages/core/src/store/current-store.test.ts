import { expect, it } from 'vitest';
import { errorLoggerPoint } from '../extension/behaviour-points.ts';
import { contribution } from '../extension/contribution.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { sampleDefaults, sampleStore } from '../testing/sample-store.tsx';
import { createWorld, openTab } from '../testing/world.ts';

it('an error logger that throws itself keeps no error screen away', async () => {
  const broken = contribution(errorLoggerPoint, { log: () => { throw new Error('no log'); } });
  const defaults = [...sampleDefaults.filter(({ point }) => point !== errorLoggerPoint), broken];
  const world = await openTab({ url: '/ws/cart/shopping_cart', server: new FakeServer().on('/cart/shopping_cart', { status: 500 }), defaults });
  expect(world.history.urls.at(-1)).toBe('/ds/error/http_error');
});

it('a package under the name of another store is no store', async () => {
  const world = createWorld({ stores: { HARBOR: () => Promise.resolve({ default: sampleStore }) }, shipped: [{ name: 'HARBOR', number: 11 }] });
  expect(await world.storefront.prepare('HARBOR', null)).toEqual({ kind: 'unavailable' });
  expect(world.storefront.unavailable.get()?.diagnostics).toMatchObject([{ code: 'STORE_ID_INVALID', message: 'The package of HARBOR is the store ADVANTAGE. Install it under that name.' }]);
});
