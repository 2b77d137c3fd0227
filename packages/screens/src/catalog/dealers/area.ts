import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const choice = defineScreen('dealer-select', { title: 'Choose a vendor', layout: 'index', load: () => import('./DealerSelect.screen.tsx') });
const notFound = defineScreen('dealers-not-found', { title: 'Product Not Available', layout: 'index', load: () => import('./DealersNotFound.screen.tsx') });

/** Specification, section 2, Catalogue: the vendors of a product. They come late. */
export const dealers = defineArea({
  name: 'dealers',
  screens: { choice, notFound },
  contributions: [screenFor('/catalog/dealer_select', 'Success', choice), screenFor('/catalog/dealer_select', 'NotFound', notFound)],
});
