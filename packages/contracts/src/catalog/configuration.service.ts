import { z } from 'zod';
import { mendedText, queryList } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';
import { blackFabric, blackLeather, brownFabric, chairChoice, choiceNotOffered, openChoice } from './configuration.examples.ts';
import { choiceSchema } from './configuration.schema.ts';
import { productSummarySchema } from './product.schema.ts';

/** GET /catalog/configuration (specification, section 2, Catalogue): a product that comes in several sizes, colors or packs, and which one is chosen. */
export const configuration = defineService({
  path: '/catalog/configuration',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: 'A product with options: each choice of size, color and the like is a product of its own, with its part number and price',
  request: z.object({
    configuration: mendedText(100).default(''),
    /** A variant: what it has is chosen, unless `choice` says otherwise. It takes the place of `configuration`. */
    productId: mendedText(100).default(''),
    /** `Size=Large`, once for each option that is chosen. */
    choice: queryList.optional(),
  }),
  responses: {
    Success: response(
      z.object({
        choice: choiceSchema,
        /** The variant that is chosen; null while it could be several, and where none is offered like that. */
        chosen: productSummarySchema.nullable(),
        /** False: no variant has all that is chosen. */
        isOffered: z.boolean(),
        /** Choices of the address that this product does not come in: `Size=Huge`. */
        unknown: z.array(z.string()),
        /** How many variants fit what is chosen. */
        fitting: z.number().int(),
        /** The first ones of these; where one or none fits, of all. */
        variants: z.array(productSummarySchema),
      }),
      {
        'One is chosen': { choice: chairChoice, chosen: blackLeather, isOffered: true, unknown: [], fitting: 1, variants: [blackFabric, blackLeather, brownFabric] },
        'Nothing is chosen yet': { choice: openChoice, chosen: null, isOffered: true, unknown: [], fitting: 3, variants: [blackFabric, blackLeather, brownFabric] },
        'Not offered like that': { choice: choiceNotOffered, chosen: null, isOffered: false, unknown: [], fitting: 0, variants: [blackFabric, blackLeather, brownFabric] },
        'A choice that does not exist': { choice: openChoice, chosen: null, isOffered: true, unknown: ['Color=Purple'], fitting: 3, variants: [blackFabric, blackLeather, brownFabric] },
      },
    ),
    NotFound: response(z.object({ asked: z.string() }), { 'No such configuration': { asked: 'CHAIR-9' }, 'The address names none': { asked: '' } }),
  },
});
