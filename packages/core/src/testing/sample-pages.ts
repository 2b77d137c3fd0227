import { answered, FakeServer } from './fake-server.ts';
import { openTab, type World } from './world.ts';

/** A server with an answer for each page of the sample store. */
export const pages = () =>
  new FakeServer()
    .on('/main/start_page', answered('Success'))
    .on('/cart/shopping_cart', answered('Initial', { cart: 1 }))
    .on('/search/advantage_search', ({ query }) => answered('Success', { q: query.get('q') }))
    .on('/catalog/product_detail', answered('ProductDetail'))
    .on('/catalog/quicklook', answered('Success'))
    .on('/checkout/select_shipping', answered('SelectShipping', { addresses: [] }))
    .on('/checkout/checkout_review', answered('CheckOutReview'))
    .on('/login', answered('Success', { purpose: null }));

/** Follows one link after the other. */
export async function open(world: World, ...paths: string[]) {
  for (const path of paths) {
    world.storefront.openUrl(path);
    await world.settle();
  }
}

/** The same tab after a reload: history and session storage stay, everything else is new. */
export const reload = (world: World) => openTab({ server: world.server, history: world.history, localStorage: world.localStorage, sessionStorage: world.sessionStorage });
