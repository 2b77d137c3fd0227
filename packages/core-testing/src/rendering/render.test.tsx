import { afterEach, describe, expect, it } from 'vitest';
import { closePages, example, renderResponse, renderScreen, renderStore, StoreNotComposed } from '../index.ts';
import { sampleStore } from './testing/sample-store.tsx';

afterEach(closePages);

describe('without a browser a store is rendered as the server does it', () => {
  it('its start page, in its own look', async () => {
    const page = await renderStore(sampleStore);
    expect(page.host).toBeNull();
    expect(page.html()).toContain('aria-label="Sample store"');
    expect(page.text()).toContain('A sample of a store');
    expect(page.storefront.page.get().content).toMatchObject({ kind: 'screen', path: '/main/start_page' });
  });

  it('any address, for a visitor or a buyer', async () => {
    const visitor = await renderStore(sampleStore, { address: '/ws/cart/shopping_cart' });
    const buyer = await renderStore(sampleStore, { address: '/ws/cart/shopping_cart', as: 'buyer' });
    expect(visitor.storefront.session.get().loggedIn).toBe(false);
    expect(buyer.storefront.session.get()).toMatchObject({ loggedIn: true, storeName: 'VA', storeID: 6 });
    expect(buyer.text()).toContain('Shopping Cart');
  });

  it('with answers of the test’s own', async () => {
    const empty = example('/main/start_page', 'Success', 'An empty catalog');
    const page = await renderStore(sampleStore, { answers: { '/main/start_page': () => ({ responseName: 'Success', attributes: empty }) } });
    expect(page.sent.map(({ path }) => path)).toContain('/main/start_page');
    expect(page.storefront.page.get().content).toMatchObject({ attributes: expect.objectContaining({ productCount: 0 }) });
  });

  it('a screen with an example of the contract, by its name', async () => {
    const page = await renderScreen(sampleStore, '/catalog/product_detail', 'NotFound');
    expect(page.text()).toContain('Product Not Available');
    await expect(renderScreen(sampleStore, '/cart/shopping_cart', 'Initial', { example: 'Nothing like it' })).rejects.toThrow(/no example "Nothing like it".*known: "/);
  });

  it('the answer of a POST, which has no address', async () => {
    const page = await renderResponse(sampleStore, '/cart/shopping_cart_post', { responseName: 'Initial', attributes: example('/cart/shopping_cart', 'Initial', 'Two vendors') });
    expect(page.storefront.page.get().content).toMatchObject({ kind: 'screen', path: '/cart/shopping_cart_post', responseName: 'Initial' });
  });

  it('an answer that opens a modal', async () => {
    const page = await renderScreen(sampleStore, '/main/start_page', 'MODAL Browse Categories');
    expect(page.storefront.modal.get()).toMatchObject({ path: '/main/start_page', responseName: 'MODAL Browse Categories' });
    expect(page.text()).toContain('Office Supplies');
  });

  it('time does not pass until the test moves it', async () => {
    const { clock } = await renderStore(sampleStore);
    const before = clock.now();
    clock.advance(60_000);
    expect(clock.now() - before).toBe(60_000);
  });

  it('a store that does not compose says all that is wrong', async () => {
    const broken = { ...sampleStore, coreRange: '^9.0.0' };
    await expect(renderStore(broken)).rejects.toThrow(StoreNotComposed);
    await expect(renderStore(broken)).rejects.toThrow(/CORE_RANGE_UNSATISFIED/);
  });
});
