import { z } from 'zod';
import { itServices, officeSupplies, productCategories } from '../categories/category.examples.ts';
import { notebookSummary, tonerSummary } from '../catalog/product.examples.ts';
import { productSummarySchema } from '../catalog/product.schema.ts';
import { mendedInteger, mendedText } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';

/** A branch of the tree; its counts are of what is in it and below it. */
const branchSchema = z.object({
  id: z.string(),
  name: z.string(),
  picture: z.string(),
  products: z.number().int(),
  services: z.number().int(),
  /** How many branches are right below it. */
  below: z.number().int(),
});

const drilldownSchema = z.object({
  /** From the root to the branch that is shown; empty at the root. */
  path: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The branch that is shown; null at the root. */
  current: branchSchema.nullable(),
  /** The branches right below it. */
  branches: z.array(branchSchema),
  /** The id that was asked for, where the store has nothing of it. */
  unknown: z.string().nullable(),
  results: z.array(productSummarySchema),
  total: z.number().int(),
  exactTotal: z.boolean(),
  page: z.number().int(),
  pageSize: z.number().int(),
});

type Branch = z.output<typeof branchSchema>;
const branchOf = ({ id, name, picture = 'office', count, children = [] }: { id: string; name: string; picture?: string; count: number; children?: readonly unknown[] }, products = true): Branch =>
  ({ id, name, picture, products: products ? count : 0, services: products ? 0 : count, below: children.length });

const root: z.output<typeof drilldownSchema> = {
  path: [], current: null, branches: [...productCategories.map((category) => branchOf(category)), branchOf(itServices, false)], unknown: null, results: [], total: 0, exactTotal: true, page: 1, pageSize: 24,
};

/** GET /search/drilldown (specification, section 2, Main and search: Category Browse). */
export const drilldown = defineService({
  path: '/search/drilldown',
  method: 'GET',
  access: 'visitor',
  summary: 'Category Browse: the tree of categories, one branch at a time, with its products',
  request: z.object({ category: mendedText(100).default(''), page: mendedInteger(1, 400).optional() }),
  responses: {
    'Category Browse': response(drilldownSchema, {
      'The whole tree': root,
      'A branch': {
        ...root, path: [{ id: officeSupplies.id, name: officeSupplies.name }], current: branchOf(officeSupplies), branches: officeSupplies.children.map((child) => branchOf(child)),
        results: [tonerSummary, notebookSummary], page: 2, total: root.pageSize + 2,
      },
      'The end of a branch': { ...root, path: [{ id: officeSupplies.id, name: officeSupplies.name }, { id: '7510', name: 'Office Supplies' }], current: branchOf({ id: '7510', name: 'Office Supplies', count: 2 }), branches: [], results: [tonerSummary, notebookSummary], total: 2 },
      'No such category': { ...root, unknown: 'no-such' },
      'An empty catalog': { ...root, branches: [] },
    }),
  },
});
