import { holdsCardNumber } from '../fields/card-in-text.ts';
import type { FieldRule } from '../fields/field-rule.ts';
import { notBlank } from '../fields/rules.ts';

/** What a buyer may find wrong with a product, in the order of the form. The keys are kept and sent; the words may change. */
export const productReportSubjects = {
  'description': 'The description or a specification is wrong',
  'picture': 'The picture shows something else',
  'price': 'The price or the unit of issue is wrong',
  'availability': 'It cannot be had, or was replaced',
  'not-allowed': 'It may not be sold to the government',
  'other': 'Something else',
} as const;

export type ProductReportSubject = keyof typeof productReportSubjects;

export const isProductReportSubject = (value: string): value is ProductReportSubject => Object.hasOwn(productReportSubjects, value);

/** Characters of a report, and of an answer to one. */
export const longestProductReport = 2000;

const noCardNumber: FieldRule = (value) => (holdsCardNumber(value) ? 'This looks like the number of a payment card. Leave it out: others read this text.' : null);
const shortEnough: FieldRule = (value) => (value.length > longestProductReport ? `Use at most ${longestProductReport.toLocaleString('en-US')} characters.` : null);
const words = (what: string): FieldRule => (value) => notBlank(what)(value) ?? shortEnough(value) ?? noCardNumber(value);

/** The rules of the form; the server asks the same ones, and whether the vendor offers the product. */
export const productReportRules = {
  subject: (value: string) => (isProductReportSubject(value) ? null : 'Choose what is wrong.'),
  text: words('what is wrong'),
  vendorId: () => null,
} satisfies Readonly<Record<string, FieldRule>>;

/** The rule of an answer to a report, at the desk and on the page of the vendor. */
export const productReportAnswerRule: FieldRule = words('your answer');
