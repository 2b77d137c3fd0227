import { z } from 'zod';
import { informationPageSchema } from '../information/information-page.schema.ts';
import { defineService, response } from '../wire/service.ts';
import { departmentForms, departmentFormSchema, feedbackForm, questionForm, requestForm, suggestionForm, surveyForm, typedAnswers } from './department-form.schema.ts';
import { informationTechnology, programPageSchema, unwrittenProgram } from './program-page.schema.ts';

const visited = { method: 'GET', access: 'visitor', rendered: true } as const;
const noRequest = z.object({});

/** GET /department/main (specification, section 2): the programs of departments, and the stores for their buyers. */
export const departmentMain = defineService({
  ...visited, path: '/department/main', summary: 'The programs of departments, and the stores for their buyers',
  request: noRequest,
  responses: {
    Success: response(
      z.object({
        /** The operator's words; null: there are none. */
        page: informationPageSchema.nullable(),
        /** Programs with a page of their own, in their order. */
        programs: z.array(z.object({ key: z.enum(['adv2git', 'homeoffice']), title: z.string() })),
        /** The stores of the marketplace with what people call them; `membersOnly`: only members of what the store is for may order there. */
        stores: z.array(z.object({ name: z.string(), title: z.string(), membersOnly: z.boolean() })),
      }),
      {
        'Two programs': {
          page: { keyName: 'DEPARTMENTS', title: 'Departments and programs', content: '<p>Departments buy together here.</p>', updatedOn: '2026-11-27' },
          programs: [{ key: 'adv2git', title: 'Information technology agreements' }, { key: 'homeoffice', title: 'Home office' }],
          stores: [{ name: 'HARBOR', title: 'Harbor supplies', membersOnly: false }, { name: 'LIGHTHOUSE', title: 'LIGHTHOUSE', membersOnly: true }],
        },
        'Nothing written': { page: null, programs: [], stores: [{ name: 'HARBOR', title: 'Harbor supplies', membersOnly: false }] },
      },
    ),
  },
});

/** GET /department/adv2git (specification, section 2, with contact and submit modals). */
export const informationTechnologyProgram = defineService({
  ...visited, path: '/department/adv2git', summary: 'The program for information technology: its page, its question and its request',
  request: z.object({
    /** `contact` and `submit`: the form alone, over the page. */
    view: z.enum(['contact', 'submit']).optional().catch(undefined),
  }),
  responses: {
    Success: response(programPageSchema, { 'One category': informationTechnology, 'Nothing written': unwrittenProgram }),
    ContactModal: response(departmentFormSchema, { 'A question': questionForm }),
    SubmitModal: response(departmentFormSchema, { 'A request': requestForm }),
  },
});

/** GET /department/homeoffice (specification, section 2). */
export const homeOffice = defineService({
  ...visited, path: '/department/homeoffice', summary: 'What an office at home needs',
  request: noRequest,
  responses: {
    Success: response(programPageSchema, {
      'One category': { ...informationTechnology, page: { keyName: 'HOMEOFFICE', title: 'Home office', content: '<p>What an office at home needs.</p>', updatedOn: '2026-11-27' } },
      'Nothing written': unwrittenProgram,
    }),
  },
});

/** GET /department/adv_select_suggest (specification, section 2). */
export const suggestProduct = defineService({
  ...visited, rendered: false, path: '/department/adv_select_suggest', summary: 'A form that suggests a product for the catalog',
  request: z.object({
    /** What was looked for and not found: the product, to begin with. */
    item: z.string().optional(),
  }),
  responses: { Initial: response(departmentFormSchema, { 'An empty form': suggestionForm, 'What was not found': { ...suggestionForm, values: [{ name: 'item', value: 'standing desk' }] } }) },
});

/** GET /department/survey (specification, section 2). */
export const survey = defineService({
  ...visited, rendered: false, path: '/department/survey', summary: 'The survey of the marketplace: its questions',
  request: noRequest,
  responses: { Initial: response(departmentFormSchema, { 'Two questions': surveyForm, 'No questions now': { ...surveyForm, fields: [] } }) },
});

/** GET /department/feedback (specification, section 2). */
export const feedback = defineService({
  ...visited, rendered: false, path: '/department/feedback', summary: 'A form for feedback on a page',
  request: z.object({
    /** Path and query of the page that it is about. */
    page: z.string().optional(),
  }),
  responses: { Initial: response(departmentFormSchema, { 'About the cart': feedbackForm }) },
});

/** Takes what was typed into a form of a department to the help desk. Sent twice, it is one message. */
export const submitDepartmentForm = defineService({
  path: '/department/submit', method: 'POST', access: 'visitor', spinner: 'Sending...',
  summary: 'Sends a form of a department to the help desk',
  request: z.object({ form: z.enum(departmentForms), answers: typedAnswers }),
  responses: {
    Success: response(
      z.object({
        form: z.enum(departmentForms),
        /** Under which the desk finds it. */
        referenceNumber: z.string(),
        /** To which the desk can answer; null when the sender gave none. */
        email: z.string().nullable(),
      }),
      {
        'A suggestion': { form: 'suggestion', referenceNumber: 'H-0000124-2', email: 'buyer@agency.example.gov' },
        'Feedback without an address': { form: 'feedback', referenceNumber: 'H-0000125-9', email: null },
      },
    ),
    Failure: response(departmentFormSchema, { 'No text': { ...feedbackForm, errors: [{ field: 'text', message: 'Enter something here.' }] } }),
    ModalFailure: response(departmentFormSchema, { 'No question': { ...questionForm, errors: [{ field: 'text', message: 'Enter something here.' }] } }),
  },
});
