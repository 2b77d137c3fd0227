import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { state, was } from '../wire/written-state.ts';

/** Where buyers find a special category: the page that shows several of them, or the page of one. */
const specialCategoryPaths = ['/search/special_category_search', '/search/itsecurity', '/search/adv_select', '/catalog/strategic_sourcing'] as const;

const path = z.enum(specialCategoryPaths);

const specialCategory = z.object({
  id: z.string(),
  position: z.int(),
  name: z.string(),
  description: z.string(),
  path,
  /** Words that all of it has; empty: any. */
  words: z.string(),
  kind: z.enum(['products', 'services']).nullable(),
  /** Codes of federal indicators: offers with one of them. */
  indicators: z.array(z.string()),
  /** Ids of categories: what is in one of them or below it. */
  categories: z.array(z.string()),
  /** Special Item Numbers: offers under one of them. */
  sins: z.array(z.string()),
  /** What buyers have to know, a sentence each. */
  facts: z.array(z.string()),
  state,
});

export type KeptSpecialCategory = z.output<typeof specialCategory>;

export const specialCategoriesService = defineDeskService({
  path: '/special-categories', method: 'GET', role: 'viewer', summary: 'The special categories in the order in which buyers see them, and the indicators that one may ask for.',
  request: z.object({}),
  answer: z.object({ specialCategories: z.array(specialCategory), indicators: z.array(z.object({ code: z.string(), label: z.string() })) }),
});

export const setSpecialCategoryService = defineDeskService({
  path: '/special-category/set', method: 'POST', role: 'catalogEditor', summary: 'Makes a special category, changes one, or takes it away.',
  request: z.object({
    id: z.string().trim().regex(/^[a-z][a-z0-9_]{0,49}$/, 'Use small letters, digits and underscores, a letter first: the id is in addresses.'),
    position: z.coerce.number().int('Enter a whole number.').min(1, 'Enter a number from 1.').max(999, 'Enter a number up to 999.'),
    name: z.string().trim().min(1, 'Enter a name.').max(100),
    description: z.string().trim().min(1, 'Say in a sentence what is in it.').max(500),
    path,
    words: z.string().trim().max(200),
    kind: z.enum(['', 'products', 'services']),
    /** Blanks or commas between. */
    indicators: z.string().max(2000),
    /** Blanks or commas between. */
    categories: z.string().max(5000),
    /** Blanks or commas between. */
    sins: z.string().max(2000),
    /** One in a line. */
    facts: z.string().max(5000),
    /** False: it is taken away. */
    active: z.boolean(),
    /** Null: it must not be there yet. */
    was: was.nullable(),
  }),
  /** `state`: null where it is taken away. */
  answer: z.object({ outcome: z.enum(['added', 'changed', 'removed', 'same']), state: state.nullable() }),
});
