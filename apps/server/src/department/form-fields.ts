import type { AskedField, DepartmentForm } from '@quartermaster/contracts';
import type { Queries } from '../runtime/index.ts';
import { allQuestions, scale } from './survey-questions.ts';

/** The head of a form: its title, and the key of the operator's page above it. */
interface FormHead {
  readonly title: string;
  readonly aboutKey: string | null;
  /** Over the page that it belongs to. */
  readonly isModal: boolean;
}

export const formHeads: Readonly<Record<DepartmentForm, FormHead>> = {
  'feedback': { title: 'Feedback', aboutKey: 'FEEDBACK', isModal: false },
  'survey': { title: 'Survey', aboutKey: 'SURVEY', isModal: false },
  'suggestion': { title: 'Suggest a product', aboutKey: 'SUGGEST', isModal: false },
  'program-question': { title: 'Contact the program', aboutKey: null, isModal: true },
  'program-request': { title: 'Submit a request', aboutKey: null, isModal: true },
};

const field = (kind: AskedField['kind'], most: number) => (name: string, label: string, more: Partial<AskedField> = {}): AskedField =>
  ({ name, label, hint: null, kind, isRequired: false, most, choices: [], ...more });
/** Characters. */
export const mostOfALine = 200;
const line = field('line', mostOfALine);
/** A number with its unit, a day, a part number. */
const short = field('line', 60);
const text = field('text', 4000);
const choice = field('choice', 40);

/** The field whose text is the message itself. */
const textName = 'text';
const required = { isRequired: true };
const page = field('line', 1000)('page', 'Page', { hint: 'The page that you came from. Clear it if this is not about it.' });

const asked: Readonly<Record<Exclude<DepartmentForm, 'survey'>, readonly AskedField[]>> = {
  'feedback': [
    choice('kind', 'What is it?', { ...required, choices: [{ value: 'idea', label: 'An idea' }, { value: 'problem', label: 'Something that does not work' }, { value: 'praise', label: 'Something that works well' }] }),
    text(textName, 'Your feedback', { ...required, hint: 'No passwords, no card numbers.' }),
    page,
  ],
  'suggestion': [
    line('item', 'Product', required), line('manufacturer', 'Manufacturer'), short('partNumber', 'Part number or NSN'),
    short('quantity', 'How many would your office order a year?'), text(textName, 'What is it for?', { ...required, hint: 'No passwords, no card numbers.' }),
  ],
  'program-question': [text(textName, 'Your question', { ...required, hint: 'No passwords, no card numbers.' })],
  'program-request': [
    line('item', 'What do you need?', required), short('quantity', 'How many?'), short('needed', 'When is it needed?', { hint: 'A day, a month or a quarter.' }),
    text(textName, 'More about it', { hint: 'Features that it must have, and where it goes. No passwords, no card numbers.' }),
  ],
};

const name = line('name', 'Your name');
const email = field('email', 254)('email', 'Your e-mail address', { hint: 'An answer can come only if you give one.' });

/** The fields of a form, in their order. A visitor may say who they are; of a buyer that is known. The survey never asks who answers. */
export async function formFields(form: DepartmentForm, queries: Queries, sender: { readonly email: string | null } | null): Promise<readonly AskedField[]> {
  if (form !== 'survey') return [...asked[form], ...(sender === null ? [name] : []), ...(sender?.email == null ? [email] : [])];
  const questions = await allQuestions(queries);
  return questions.filter(({ active }) => active).map(({ questionId, question, kind }) => kind === 'scale' ? field('scale', 1)(`q${questionId}`, question, { choices: scale }) : text(`q${questionId}`, question));
}
