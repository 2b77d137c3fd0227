import { z } from 'zod';
import { definePlainService, plainAnswer } from '../wire/service.ts';
import { itServices, officeSupplies } from './category.examples.ts';
import { categorySchema } from './category.schema.ts';

/** Seconds for which a browser may go on with the list that it has. */
const tenMinutes = 600;

/** The common part of the lists (specification, section 7: category lists, cached by the browser). */
const list = { method: 'GET', access: 'visitor', background: true, cachedFor: tenMinutes, request: z.object({}) } as const;
const empty: never[] = [];

export const specialCategoryList = definePlainService({
  ...list,
  path: '/categories/special_category_list',
  summary: 'Ways of buying that cut across the categories, of which the store has products',
  plain: plainAnswer(
    'list',
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        /** The page that shows it. */
        path: z.string(),
        /** The query of the search page that shows all of it. */
        search: z.object({ q: z.string().optional(), kind: z.enum(['products', 'services']).optional(), indicator: z.array(z.string()).optional(), category: z.array(z.string()).optional(), sin: z.array(z.string()).optional() }),
      }),
    ),
    {
      'Two ways': [
        { id: 'disaster_relief', name: 'Disaster relief', description: 'Offers that state and local governments may use for disaster preparation and recovery.', path: '/search/special_category_search', search: { indicator: ['DISAST'] } },
        { id: 'ability_one', name: 'AbilityOne', description: 'Products made by people who are blind or have significant disabilities. A mandatory source for federal agencies.', path: '/search/special_category_search', search: { indicator: ['ABILITYONE'] } },
      ],
      'None in this catalog': empty,
    },
  ),
});

export const productCategoryList = definePlainService({
  ...list,
  path: '/categories/product_category_list',
  summary: 'The categories that hold products, the fullest first',
  plain: plainAnswer('list', z.array(categorySchema), { 'One category': [officeSupplies], 'An empty catalog': empty }),
});

export const categoryList = definePlainService({
  ...list,
  path: '/categories/category_list',
  summary: 'Every category, of products and of services',
  plain: plainAnswer('list', z.array(categorySchema.extend({ kind: z.enum(['products', 'services']) })), {
    'Products and services': [{ ...officeSupplies, kind: 'products' }, { ...itServices, kind: 'services' }],
    'An empty catalog': empty,
  }),
});

/** One line for each category and for each below it: its id, a tab, its name. */
export const serviceCategoryList = definePlainService({
  ...list,
  path: '/categories/service_category_list',
  summary: 'The categories that hold services, as text: one line of id, tab and name each',
  plain: plainAnswer('text', z.string(), { 'Two lines': 'D\tIT and Telecom\nD302\tIT Professional Services\n', 'An empty catalog': '' }),
});

export const serviceCategoryListAsJson = definePlainService({
  ...list,
  path: '/categories/service_category_list_as_json',
  summary: 'The categories that hold services, the fullest first',
  plain: plainAnswer('list', z.array(categorySchema), { 'One category': [itServices], 'An empty catalog': empty }),
});
