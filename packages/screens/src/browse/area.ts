import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const categories = defineScreen('browse-categories', {
  title: 'Browse Categories',
  layout: 'modal',
  modalSize: 'left medium',
  load: () => import('./BrowseCategories.screen.tsx'),
});

/** Specification, section 2, Main and search: Browse Categories. */
export const browse = defineArea({
  name: 'browse',
  screens: { categories },
  contributions: [screenFor('/browse/product_services_categories', 'Browse Categories', categories)],
});
