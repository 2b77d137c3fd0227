import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const compare = defineScreen('compare-products', {
  title: ({ products }) => (products.length === 0 ? 'Compare products' : `Compare ${products.length} ${products.length === 1 ? 'product' : 'products'}`),
  layout: 'index',
  load: () => import('./CompareProducts.screen.tsx'),
});

/** Products side by side. It comes late. */
export const compareProducts = defineArea({ name: 'compare-products', screens: { compare }, contributions: [screenFor('/catalog/compare', 'Success', compare)] });
