import type { AttributesOf } from '@quartermaster/contracts';
import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const special = defineScreen('special-category', {
  title: ({ collection }: AttributesOf<'/search/special_category_search', 'Success'>) => collection?.name ?? 'Special categories',
  layout: 'index',
  load: () => import('./SpecialCategory.screen.tsx'),
});

/** Specification, section 2, Main and search, and Catalog: what one way of buying brings together. They come late. */
export const specialCategories = defineArea({
  name: 'special-categories',
  screens: { special },
  contributions: [
    screenFor('/search/special_category_search', 'disaster relief', special),
    screenFor('/search/special_category_search', 'Ability One', special),
    screenFor('/search/special_category_search', 'security', special),
    screenFor('/search/special_category_search', 'Success', special),
    screenFor('/search/itsecurity', 'Success', special),
    screenFor('/search/adv_select', 'Success', special),
    screenFor('/catalog/strategic_sourcing', 'Success', special),
  ],
});
