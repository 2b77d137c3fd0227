import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { helpCategorySchema } from './help.schema.ts';

const categories: z.output<typeof helpCategorySchema>[] = [
  {
    id: 'help-search', category: 'search', icon: 'search', label: 'Searching', popularItem: true,
    tooltip: 'Find products and services', description: 'Words, part numbers, NSNs, filters and zero results.',
    sections: [
      {
        id: 'help-search-keyword', heading: 'Search by keyword', isOpen: true, queryParams: { key: 'search_keyword' }, keywords: ['find', 'look up'],
        content: '<p>Type what you need into the box at the top of each page.</p>',
      },
      {
        id: 'help-search-part-number', heading: 'Search by part number or NSN', isOpen: false, queryParams: { key: 'search_part_number' }, keywords: ['national stock number'],
        content: '<p>Dashes and spaces do not matter: <code>7510-01-424-9854</code> finds the same as <code>7510014249854</code>.</p>',
      },
    ],
  },
  {
    id: 'help-cart', category: 'cart', icon: 'cart', label: 'Cart', popularItem: false,
    tooltip: 'Fill and change the cart', description: 'Quantities, vendors and minimum orders.',
    sections: [
      { id: 'help-cart-quantity', heading: 'Change a quantity', isOpen: false, queryParams: { key: 'cart_quantity' }, keywords: ['update'], content: '<p>Type the new quantity. It saves itself.</p>' },
    ],
  },
];

/** GET /information/help (specification, sections 3 and 7). */
export const help = defineService({
  path: '/information/help',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  isHelp: true,
  cachedFor: 3600,
  summary: 'Help: categories with their sections',
  request: z.object({
    /** Opens the section with this key. The content is the same for every key. */
    key: z.string().max(80).optional(),
  }),
  responses: {
    Success: response(z.object({ helpConfig: z.object({ categories: z.array(helpCategorySchema) }) }), {
      'Two categories': { helpConfig: { categories } },
      'No help yet': { helpConfig: { categories: [] } },
    }),
  },
});
