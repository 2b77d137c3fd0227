import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { serviceRequest, Services, type CurrentStore } from '../store/index.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { PendingRoutes } from './pending-route.ts';

const noStore = { runtime: { get: () => null } } as unknown as CurrentStore;
const page = { url: '/ws/checkout/select_payment', entryKey: 'e-1' };
const card = serviceRequest('/checkout/select_payment', null, { newCard: { number: '4111 1111 1111 1111', expires: '11/29', cardholder: 'Demo Buyer' } });
const orders = serviceRequest('/orderhistory/my_orders', { page: 2 }, null);

function newTab() {
  const [storage, clock] = [memoryStorage(), new ManualClock()];
  return { routes: new PendingRoutes(storage, clock, new Services(noStore)), clock, storage };
}

describe('a route that waits for sign-in', () => {
  it('is taken once', () => {
    const { routes } = newTab();
    routes.remember(orders, page);
    expect(routes.has()).toBe(true);
    expect(routes.take()).toEqual({ kind: 'request', path: '/orderhistory/my_orders', query: 'page=2', payload: null });
    expect([routes.has(), routes.take()]).toEqual([false, null]);
  });

  it('with a card number is the page where it was typed, and the number is nowhere', () => {
    const { routes, storage } = newTab();
    routes.remember(card, page);
    expect(storage.keys().map((key) => storage.get(key)).join()).not.toContain('4111');
    expect(routes.take()).toEqual({ kind: 'page', ...page });
  });

  it('is good for half an hour and not longer', () => {
    const { routes, clock } = newTab();
    routes.rememberPage(page);
    clock.advance(30 * 60_000 - 1);
    expect(routes.has()).toBe(true);
    clock.advance(1);
    expect(routes.take()).toBeNull();
  });

  it('waits for access only where it was put back after a sign-in', () => {
    const { routes } = newTab();
    routes.remember(orders, page);
    expect(routes.waitsForAccess()).toBe(false);
    routes.rememberForAccess(orders, page);
    expect([routes.waitsForAccess(), routes.take()?.kind, routes.waitsForAccess()]).toEqual([true, 'request', false]);
  });

  it.each(['', '{', 'null', '{"route":{"kind":"somewhere"},"since":0}', '{"route":{"kind":"page"}}'])('that another program has written is none: %j', (stored) => {
    const { routes, storage } = newTab();
    storage.set('pendingRoute', stored);
    expect([routes.has(), routes.waitsForAccess(), routes.take()]).toEqual([false, false, null]);
  });
});
