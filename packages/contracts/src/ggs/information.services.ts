import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';

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

/** The tutorial of a Global Supply store. The response name is the store's number (specification, section 2: keyed by store id 3 or 9). */
export const globalSupplyTutorial = defineService({
  path: '/information/tutorial',
  method: 'GET',
  access: 'visitor',
  summary: 'The tutorial of FSS or USMC; any other store is led to the help',
  request: z.object({}),
  responses: {
    '3': response(instructions, { 'The tutorial of FSS': tutorial('FSS') }),
    '9': response(instructions, { 'The tutorial of USMC': tutorial('USMC') }),
  },
});

/** The help of the stores that load no help content (specification, sections 2 and 6). */
export const globalSupplyHelp = defineService({
  path: '/ggs/information/help',
  method: 'GET',
  access: 'visitor',
  summary: 'The help of FSS and USMC; any other store is led to its own',
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
