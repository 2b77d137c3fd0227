import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

/** Each choice is the same page, so that focus stays at what was chosen. */
const identity = (query: URLSearchParams): string => query.get('configuration') ?? query.get('productId') ?? '';

const configuration = defineScreen('configuration', { title: ({ choice }) => `Options of ${choice.name}`, layout: 'index', identity, load: () => import('./Configuration.screen.tsx') });
const notFound = defineScreen('configuration-not-found', { title: 'Product Not Available', layout: 'index', load: () => import('./ConfigurationNotFound.screen.tsx') });

/** Specification, section 2, Catalogue: products with options. They come late. */
export const productOptions = defineArea({
  name: 'product-options',
  screens: { configuration, notFound },
  contributions: [screenFor('/catalog/configuration', 'Success', configuration), screenFor('/catalog/configuration', 'NotFound', notFound)],
});
