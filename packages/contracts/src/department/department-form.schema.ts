import { z } from 'zod';

/** The forms that departments and programs have. */
export const departmentForms = ['feedback', 'survey', 'suggestion', 'program-question', 'program-request'] as const;
export type DepartmentForm = (typeof departmentForms)[number];

const askedFieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  hint: z.string().nullable(),
  kind: z.enum(['line', 'text', 'email', 'choice', 'scale']),
  isRequired: z.boolean(),
  most: z.number().int(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
});

const typedAnswer = z.object({ name: z.string().max(80), value: z.string().max(4000) });
/** What was typed, by the names of the fields. */
export const typedAnswers = z.array(typedAnswer).max(60);

/** A form as the server sends it. */
export const departmentFormSchema = z.object({
  form: z.enum(departmentForms),
  title: z.string(),
  /** The operator's words above the form: HTML, sanitized by the server and again by the browser. Null: there are none. */
  about: z.string().nullable(),
  /** In their order. None: there is nothing to ask now. */
  fields: z.array(askedFieldSchema),
  values: typedAnswers,
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  /** The signed-in buyer in whose name it goes; null: a visitor may say who they are. */
  sender: z.object({ name: z.string(), email: z.string().nullable() }).nullable(),
});
export type DepartmentFormContent = z.output<typeof departmentFormSchema>;

const email: DepartmentFormContent['fields'][number] = {
  name: 'email', label: 'Your e-mail address', hint: 'An answer can come only if you give one.', kind: 'email', isRequired: false, most: 254, choices: [],
};
const text = (name: string, label: string, isRequired: boolean): DepartmentFormContent['fields'][number] => ({ name, label, hint: null, kind: 'text', isRequired, most: 4000, choices: [] });
const line = (name: string, label: string, isRequired: boolean): DepartmentFormContent['fields'][number] => ({ ...text(name, label, isRequired), kind: 'line', most: 200 });
const ease = [{ value: '5', label: 'Extremely' }, { value: '4', label: 'Very' }, { value: '3', label: 'Somewhat' }, { value: '2', label: 'A little' }, { value: '1', label: 'Not at all' }];
const none = { about: null, values: [], errors: [], sender: null };

export const feedbackForm: DepartmentFormContent = {
  ...none, form: 'feedback', title: 'Feedback', about: '<p>What works here, and what does not?</p>',
  fields: [{ ...line('kind', 'What is it?', true), kind: 'choice', choices: [{ value: 'idea', label: 'An idea' }, { value: 'problem', label: 'Something that does not work' }] }, text('text', 'Your feedback', true), email],
  values: [{ name: 'page', value: '/ws/cart/shopping_cart' }],
};
export const surveyForm: DepartmentFormContent = {
  ...none, form: 'survey', title: 'Survey',
  fields: [{ ...line('q1', 'How easy was it to find what you needed?', false), kind: 'scale', choices: ease }, text('q2', 'What should we do first?', false)],
};
export const suggestionForm: DepartmentFormContent = {
  ...none, form: 'suggestion', title: 'Suggest a product', fields: [line('item', 'Product', true), line('manufacturer', 'Manufacturer', false), line('partNumber', 'Part number', false), text('text', 'What is it for?', true), email],
};
export const questionForm: DepartmentFormContent = { ...none, form: 'program-question', title: 'Contact the program', fields: [text('text', 'Your question', true), email] };
export const requestForm: DepartmentFormContent = { ...none, form: 'program-request', title: 'Submit a request', fields: [line('item', 'What do you need?', true), line('quantity', 'How many?', false), text('text', 'More about it', false), email] };
