import { z } from 'zod';
import type { KnownStore, storeIds } from '../stores/known-stores.ts';
import type { shippedStoreList } from '../stores/store-list.ts';
import { response } from '../wire/service.ts';
import { defineServiceKind } from '../wire/service-kind.ts';

const instructions = z.object({
  title: z.string(),
  /** HTML, sanitized by the server and again by the browser. */
  content: z.string(),
  /** Day of the last change of its text. */
  updatedOn: z.string(),
});

const tutorial = (store: string) => ({
  title: `How to order in ${store}`,
  content: '<h2>1. Find the item</h2><p>Type the stock number into the box.</p><h2>2. Add it to the cart</h2><p>Set the quantity and select <b>Add</b>.</p>',
  updatedOn: '2026-11-21',
});

type HasTutorial<Store extends string> = Store extends KnownStore ? ((typeof shippedStoreList)[Store] extends { information: { tutorial: string } } ? true : false) : false;
type NumbersWithTutorial<Ids extends readonly string[]> = { [Number in keyof Ids]: HasTutorial<Ids[Number]> extends true ? Number : never }[number];
/** The numbers of the stores of the list that ships which have a tutorial. */
type TutorialName = NumbersWithTutorial<typeof storeIds>;

const tutorialOf = (store: string) => response(instructions, { [`The tutorial of ${store}`]: tutorial(store) });

/** The tutorial of a Global Supply store. The response name is the store's number (specification, section 2: keyed by store id 3 or 9). */
export const globalSupplyTutorial = defineServiceKind({
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: (stores) => `The tutorial of ${stores}; any other store is led to the help`,
  request: z.object({}),
  responses: {} as Record<TutorialName, ReturnType<typeof tutorialOf>>,
  responsesOf: (stores) => Object.fromEntries(stores.map(({ name, number }) => [String(number), tutorialOf(name)])),
});

/** The help of the stores that load no help content (specification, sections 2 and 6). */
export const globalSupplyHelp = defineServiceKind({
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: (stores) => `The help of ${stores}; any other store is led to its own`,
  request: z.object({}),
  responses: {
    Success: response(instructions, {
      'Questions and answers': {
        title: 'Help',
        content: '<h2>How do I find an item?</h2><p>By its stock number, with or without dashes.</p><h2>Who answers questions?</h2><p>The help desk.</p>',
        updatedOn: '2026-11-21',
      },
    }),
  },
});
