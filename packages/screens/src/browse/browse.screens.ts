import { screen } from '@quartermaster/core';

/** Specification, section 2, Main and search: Browse Categories. */
export const browseScreens = [
  screen({
    path: '/browse/product_services_categories',
    responseName: 'Browse Categories',
    title: 'Browse Categories',
    layout: 'modal',
    modalSize: 'left medium',
    load: () => import('./BrowseCategories.screen.tsx'),
  }),
];
