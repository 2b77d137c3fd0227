import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const products = defineScreen('advanced-search-of-products', { title: 'Advanced search for products', layout: 'index', load: () => import('./ProductForm.screen.tsx') });
const services = defineScreen('advanced-search-of-services', { title: 'Advanced search for services', layout: 'index', load: () => import('./ServicesForm.screen.tsx') });

/** Specification, section 2, Main and search: a search by fields. */
export const advancedSearch = defineArea({
  name: 'advanced-search',
  screens: { products, services },
  contributions: [screenFor('/search/advanced', 'ProductForm', products), screenFor('/search/advanced', 'ServicesForm', services)],
});
