import { resolveScreen } from '@quartermaster/core/host';
import { describe, expect, it } from 'vitest';
import { composedStore, namesIn } from './testing/composed-store.ts';
import { specifiedRows } from './testing/specified-rows.ts';

/** Rows without a screen are listed by the test of all screens. */
const supplyRows = specifiedRows.filter(({ map }) => map === 'ggs');
const supplyStores = await Promise.all(['FSS', 'USMC'].map(async (name) => ({ name, runtime: await composedStore(name) })));

describe.each(supplyStores)('the screen map of $name', ({ runtime }) => {
  const { screens } = runtime;
  const found = (path: string, responseName: string) => resolveScreen({ path, responseName }, screens);

  it('shows its own screen for each row of the Global Supply map that exists, and each has one in both stores [spec 2.129]', () => {
    const shown = supplyRows.flatMap(({ path, responseName }) => namesIn(runtime, path, responseName).map((name) => ({ path, name, own: found(path, name) === screens.store.get(`${path} ${name}`) })));
    expect(shown.map(({ path, name }) => `${path} ${name}`)).toEqual([
      '/search/advantage_search SearchResults', '/search/advantage_search BrowsePage', '/catalog/product_detail Failure', '/ggs/information/help Success',
      '/information/tutorial 3', '/information/tutorial 9', '/checkout/requisition Initial', '/ggs/start_page Success', '/usmc/start_page Success',
      '/ggs/cart/select_payment SelectPayment', '/ggs/cart/select_payment CheckOutReview',
      '/ggs/cart/select_shipping SelectShipping', '/ggs/cart/select_shipping Create', '/ggs/cart/select_shipping LegacyAddress', '/ggs/cart/select_shipping AacShipping', '/ggs/cart/select_shipping NewAAC', '/ggs/cart/select_shipping CheckOutReview',
      '/ggs/cart/select_aac_shipping AacShipping', '/ggs/cart/select_aac_shipping CheckOutReview',
      '/ggs/cart/edit_shipping Initial', '/ggs/cart/edit_shipping NewAAC', '/ggs/cart/edit_shipping Create', '/ggs/cart/edit_shipping CheckOutReview',
      '/ggs/cart/process_order OrderConfirmation', '/ggs/cart/process_order CheckOutReview', '/ggs/cart/process_order AFCDataEntry', '/ggs/cart/process_order AdvantageCart',
      '/ggs/profile/update_profile Success', '/ggs/profile/address_book Initial', '/ggs/profile/address_book Create', '/ggs/profile/address_book LegacyAddress', '/ggs/profile/address_book NewAAC', '/ggs/profile/address_book CheckOutReview',
      '/ggs/profile/registration Initial', '/ggs/profile/registration Failure', '/ggs/profile/registration Pre-Register', '/ggs/profile/registration_submit Failure', '/ggs/profile/registration_submit Pre-Register',
    ]);
    expect(shown.filter(({ own }) => !own)).toEqual([]);
  });

  it('shows its own start page, product, cart, review and orders in place of the default ones', () => {
    for (const [path, name] of [['/main/start_page', 'Success'], ['/main/home', 'Success'], ['/catalog/product_detail', 'ProductDetail'], ['/cart/shopping_cart', 'Initial'], ['/checkout/checkout_review', 'CheckOutReview'], ['/orderhistory/my_orders', 'Success'], ['/orderhistory/dashboard', 'Success'], ['/orderhistory/order_search', 'Success'], ['/orderhistory/order_summary', 'Success'], ['/orderhistory/order_details', 'Success'], ['/orderhistory/change_purchase_order', 'Success']] as const) {
      expect(found(path, name), path).toBe(screens.store.get(`${path} ${name}`));
      expect(found(path, name), path).not.toBe(screens.defaults.get(`${path} ${name}`));
    }
  });

  it.each([
    ['/search/advantage_search', 'ZeroResults'], ['/catalog/product_detail', 'NotFound'], ['/catalog/quicklook', 'Success'], ['/orderhistory/order_details', 'Failure'],
    ['/checkout/checkout_review_submit', 'OrderConfirmation'], ['/login', 'Success'], ['/information/page', 'InfoPage'],
  ])('falls through to the default map for %s %s [spec 2.129]', (path, name) => {
    expect(found(path, name)).not.toBeNull();
    expect(found(path, name)).toBe(screens.defaults.get(`${path} ${name}`));
  });
});

// The conformance tests of core-testing therefore try these screens in FSS alone (first-party-trials.ts there). A store with a screen of its own is tried with all of them.
it('is the same in all its stores: the same rows, shown by the same modules', () => {
  const rowsOf = (runtime: (typeof supplyStores)[number]['runtime']) => new Map([...runtime.screens.store].map(([row, { load, layout }]) => [row, { load, layout }]));
  const [first, ...others] = supplyStores.map(({ runtime }) => rowsOf(runtime));
  expect(first?.size).toBeGreaterThan(100);
  expect(others).toHaveLength(1);
  for (const other of others) {
    expect([...other.keys()].toSorted()).toEqual([...(first?.keys() ?? [])].toSorted());
    for (const [row, shown] of other) expect(shown, row).toEqual(first?.get(row));
  }
});
