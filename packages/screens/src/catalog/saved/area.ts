import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const list = defineScreen('saved-products', { title: 'Saved products', layout: 'index', identity: (query) => query.get('page') ?? '1', load: () => import('./SavedProducts.screen.tsx') });

/** Products that a buyer has put aside to look at again. They come late. */
export const savedProducts = defineArea({
  name: 'saved-products',
  screens: { list },
  contributions: [screenFor('/catalog/saved_products', 'Success', list), screenFor('/catalog/change_saved_products', 'Success', list)],
});
