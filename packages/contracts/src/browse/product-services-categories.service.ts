import { z } from 'zod';
import { categorySchema } from '../categories/category.schema.ts';
import { defineService, response } from '../wire/service.ts';

/** Every category with its products or services: the same for its own path and for the start page’s modal. */
export const browseCategoriesAnswer = response(
  z.object({ productCategories: z.array(categorySchema), serviceCategories: z.array(categorySchema) }),
  {
    'Products and services': {
      productCategories: [
        { id: '75', name: 'Office Supplies and Devices', picture: 'toner', count: 3120, children: [{ id: '7510', name: 'Office Supplies', count: 2100 }] },
        { id: '70', name: 'Information Technology Equipment', picture: 'notebook', count: 6840, children: [] },
      ],
      serviceCategories: [{ id: 'D', name: 'IT and Telecom', picture: 'service', count: 4157, children: [{ id: 'D302', name: 'IT Professional Services', count: 4157 }] }],
    },
    'An empty catalog': { productCategories: [], serviceCategories: [] },
  },
);

/** Browse Categories (specification, section 2): a left, medium modal over the page. */
export const productServicesCategories = defineService({
  path: '/browse/product_services_categories',
  method: 'GET',
  access: 'visitor',
  summary: 'The categories of products and services, to browse from any page',
  request: z.object({}),
  responses: { 'Browse Categories': browseCategoriesAnswer },
});
