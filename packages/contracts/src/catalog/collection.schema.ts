import { z } from 'zod';
import { notebookSummary, tonerSummary } from './product.examples.ts';
import { productSummarySchema } from './product.schema.ts';

/** A special category as it is named elsewhere, with the service that shows it. */
export const namedCollectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  path: z.enum(['/search/special_category_search', '/search/itsecurity', '/search/adv_select', '/catalog/strategic_sourcing']),
});

/** What the search takes to show all that is in a special category. */
const collectionSearchSchema = z.object({
  q: z.string().optional(),
  kind: z.enum(['products', 'services']).optional(),
  category: z.array(z.string()).optional(),
  indicator: z.array(z.string()).optional(),
  sin: z.array(z.string()).optional(),
});

/** Products and services of all categories that one way of buying brings together. */
export const collectionSchema = z.object({
  /** Null: the special categories themselves are shown. */
  collection: z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    /** What buyers have to know of it, a sentence each. */
    facts: z.array(z.string()),
    search: collectionSearchSchema,
    total: z.number().int(),
    /** False when `total` is a limit, and there is more. */
    exactTotal: z.boolean(),
    /** The categories of most of it. */
    branches: z.array(z.object({ id: z.string(), name: z.string(), count: z.number().int() })),
    exactCounts: z.boolean(),
    /** The first of it. */
    products: z.array(productSummarySchema),
  }).nullable(),
  /** The id that was asked for, where the store has no such special category. */
  unknown: z.string().nullable(),
  /** The other special categories of which the store has something. */
  others: z.array(namedCollectionSchema),
});

const at = '/search/special_category_search' as const;
const others: z.output<typeof collectionSchema>['others'] = [
  { id: 'disaster_relief', name: 'Disaster relief', description: 'Offers that state and local governments may use for disaster preparation and recovery.', path: at },
  { id: 'security', name: 'Security', description: 'Alarm, signal and security detection systems.', path: at },
  { id: 'itsecurity', name: 'IT security', description: 'Services and products that protect data, computers and networks.', path: '/search/itsecurity' },
];
const abilityOne = {
  id: 'ability_one',
  name: 'AbilityOne',
  description: 'Products made by people who are blind or have significant disabilities.',
  facts: ['For federal agencies AbilityOne is a mandatory source: where it has what they need, it comes before other vendors. State and local governments may choose it.'],
  search: { indicator: ['ABILITYONE'] },
  total: 240,
  exactTotal: true,
  branches: [{ id: '7510', name: 'Office Supplies', count: 180 }, { id: '7110', name: 'Office Furniture', count: 60 }],
  exactCounts: true,
  products: [tonerSummary, notebookSummary],
};

const none: z.output<typeof collectionSchema> = { collection: null, unknown: null, others };

/** The special category of this name: the examples of the responses that show it. */
export const oneCollection = (name: string): Readonly<Record<string, z.output<typeof collectionSchema>>> => ({
  [`${name} by category`]: { ...none, collection: { ...abilityOne, name } },
  [`${name} without products in this store`]: { ...none, collection: { ...abilityOne, name, total: 0, branches: [], products: [] } },
});

/** All special categories, and an address that names none. */
export const allCollections = {
  'All special categories': none,
  'No such category': { ...none, unknown: 'office_chairs' },
  'None in this catalog': { collection: null, unknown: null, others: [] },
};
