import { z } from 'zod';
import { itServices, productCategories } from '../categories/category.examples.ts';
import { namedCollectionSchema } from '../catalog/collection.schema.ts';
import { categorySchema } from '../categories/category.schema.ts';
import { defineService, response } from '../wire/service.ts';

/** Every category with its products or services: the same for its own path and for the start page’s modal. */
export const browseCategoriesAnswer = response(
  z.object({
    productCategories: z.array(categorySchema),
    serviceCategories: z.array(categorySchema),
    /** The special categories of which the store has something. */
    specialCategories: z.array(namedCollectionSchema),
  }),
  {
    'Products and services': {
      productCategories, serviceCategories: [itServices],
      specialCategories: [{ id: 'ability_one', name: 'AbilityOne', description: 'Products made by people who are blind or have significant disabilities.', path: '/search/special_category_search' }],
    },
    'An empty catalog': { productCategories: [], serviceCategories: [], specialCategories: [] },
  },
);

/** Browse Categories (specification, section 2): a left, medium modal over the page. */
export const productServicesCategories = defineService({
  path: '/browse/product_services_categories',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: 'The categories of products and services, to browse from any page',
  request: z.object({}),
  responses: { 'Browse Categories': browseCategoriesAnswer },
});
