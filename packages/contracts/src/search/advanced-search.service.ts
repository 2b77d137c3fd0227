import { z } from 'zod';
import { fieldErrorSchema } from '../checkout/checkout.schema.ts';
import { mendedText } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';
import { advancedCriteriaSchema, type AdvancedCriteria } from './advanced-criteria.schema.ts';

const formSchema = z.object({
  /** As they were typed. */
  criteria: advancedCriteriaSchema,
  /** What is wrong with them; nothing is looked for then. */
  errors: z.array(fieldErrorSchema),
  /** Those that have something of the kind. */
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  indicators: z.array(z.object({ code: z.string(), label: z.string() })),
  /** Units of issue of which there is something. */
  units: z.array(z.object({ code: z.string(), label: z.string() })),
});

const nothing: AdvancedCriteria = { words: '', phrase: '', without: '', number: '', manufacturer: '', vendor: '', contract: '', category: '', indicator: '', sin: '', unit: '', deliveryDays: '', priceMin: '', priceMax: '' };
const form = { criteria: nothing, errors: [], categories: [{ id: '7510-toner', name: 'Toner Cartridges' }, { id: '7010-notebooks', name: 'Notebooks' }], indicators: [{ code: 'SB', label: 'Small business' }, { code: 'TAA', label: 'TAA' }], units: [{ code: 'BX', label: 'Box' }, { code: 'EA', label: 'Each' }] };

/**
 * GET /search/advanced (specification, section 2, Main and search): a form for products, or for services. What is filled in right leads to the results; the
 * words of a search (`q`) are shown in its fields.
 */
export const advancedSearch = defineService({
  path: '/search/advanced',
  method: 'GET',
  access: 'visitor',
  takesAnyDigits: true,
  summary: 'The form of an advanced search; filled in, it redirects to the results',
  request: advancedCriteriaSchema.extend({
    formType: z.enum(['products', 'services']).optional().catch(undefined),
    /** The words of a search, with its quotation marks and hyphens: they fill the fields. */
    q: mendedText(200).optional(),
    /** The form is sent. */
    go: z.literal('1').optional().catch(undefined),
  }),
  responses: {
    ProductForm: response(formSchema, {
      'Empty': form,
      'Of a search': { ...form, criteria: { ...nothing, words: 'xerox', phrase: 'toner cartridge', without: 'refurbished', category: '7510-toner' } },
      'Several of each': { ...form, criteria: { ...nothing, words: 'toner', manufacturer: 'Xerox; HP', category: '7510-toner; 7010-notebooks' } },
      'A name that is not there': { ...form, criteria: { ...nothing, words: 'toner', manufacturer: 'Xrox' }, errors: [{ field: 'manufacturer', message: 'No manufacturer here is called “Xrox”. Type a part of its name, and choose it from the list.' }] },
    }),
    ServicesForm: response(formSchema, {
      'Empty': { ...form, categories: [{ id: 'D302', name: 'IT Systems Development' }, { id: 'R408', name: 'Program Management' }], indicators: [{ code: 'SB', label: 'Small business' }], units: [{ code: 'HR', label: 'Hour' }] },
    }),
  },
});
