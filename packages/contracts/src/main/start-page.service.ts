import { z } from 'zod';
import { browseCategoriesAnswer } from '../browse/product-services-categories.service.ts';
import { itServices, productCategories, productCount, serviceCount } from '../categories/category.examples.ts';
import { categorySchema } from '../categories/category.schema.ts';
import { storeLoginAnswer } from '../login/store-login.schema.ts';
import { defineService, response } from '../wire/service.ts';
import { productSummarySchema } from '../catalog/product.schema.ts';
import { notebookSummary, tonerSummary } from '../catalog/product.examples.ts';

/** The content of a start page. */
export const startPageAnswer = response(
  z.object({
    productCategories: z.array(categorySchema),
    serviceCategories: z.array(categorySchema),
    productCount: z.number().int(),
    serviceCount: z.number().int(),
    featured: z.array(productSummarySchema),
  }),
  {
    'A full catalog': {
      productCategories,
      serviceCategories: [itServices],
      productCount,
      serviceCount,
      featured: [tonerSummary, notebookSummary],
    },
    'An empty catalog': {
      productCategories: [],
      serviceCategories: [],
      productCount: 0,
      serviceCount: 0,
      featured: [],
    },
  },
);

/** The store's start page (specification, sections 1 and 2). */
export const startPage = defineService({
  path: '/main/start_page',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: 'The store’s start page: categories and a few products',
  request: z.object({
    store: z.string().max(20).optional(),
    /** Registration finalization (specification, section 4); `login`: the login page of a store that has one. */
    type: z.enum(['registration', 'finalize_registration', 'new_registration', 'login']).optional(),
    /** `categories`: only the categories, over the page that is there. */
    view: z.enum(['categories']).optional(),
  }),
  responses: { 'Success': startPageAnswer, 'MODAL Browse Categories': browseCategoriesAnswer, 'AFLogin': storeLoginAnswer },
});

/** Where a buyer arrives who signed in without anything to resume (specification, section 4, Response handling 5). */
export const home = defineService({
  path: '/main/home',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: 'The store’s home: the same as its start page',
  request: z.object({ store: z.string().max(20).optional() }),
  responses: { Success: startPageAnswer },
});
