import { hash } from 'node:crypto';
import { countryCodes, homeCountry, parseCalendarDate } from '@quartermaster/contracts';
import { z } from 'zod';
import { decodedText, nsnDigits } from '../text/index.ts';
import { cents, price } from '../runtime/index.ts';
import { configurationSchema, sayingOptions } from './options/configuration.ts';
import type { Place, RowPath } from './place.ts';

/** The codes that a row may name: those that the database knows. */
export interface KnownCodes {
  readonly units: ReadonlySet<string>;
  readonly indicators: ReadonlySet<string>;
  readonly agencies: ReadonlySet<string>;
}

const line = (most: number, read: (value: string) => string) =>
  z
    .string('must be text')
    .max(most, `must have at most ${most} characters`)
    .refine((value) => !value.includes('\0'), 'must not contain a NUL character')
    .transform(read);

/** Text of one line, its characters in the place of their entities. */
const text = (most: number) => line(most, decodedText);

const isGiven = (value: string): boolean => value !== '';
const required = (most: number) => text(most).refine(isGiven, 'must not be empty');
/** What a row or a part of it is known by: as it is written. */
const key = (most: number) => line(most, (value) => value.replace(/\s+/g, ' ').trim()).refine(isGiven, 'must not be empty');

const whole = (least: number, most: number) => {
  const rule = `must be a whole number from ${least} to ${most}`;
  return z
    .union([z.string(), z.number()], rule)
    .transform((value) => (typeof value === 'number' ? value : /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : NaN))
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, rule);
};

const nsn = z.string('must be text').transform((value, context) => {
  if (value.trim() === '') return null;
  const digits = nsnDigits(value);
  if (digits !== null) return digits;
  context.addIssue({ code: 'custom', message: `must be a National Stock Number of 13 digits, for example 7510-01-392-0564; it is '${value.slice(0, 30)}'` });
  return z.NEVER;
});

const breaks = z
  .array(z.object({ minimumQuantity: whole(2, 99_999_999), price }))
  .max(20, 'must have at most 20 steps')
  .refine((steps) => steps.every((step, i) => i === 0 || step.minimumQuantity > (steps[i - 1]?.minimumQuantity ?? 0)), 'must rise from step to step');

const day = z.string('must be text').transform((value, context) => {
  const read = parseCalendarDate(value);
  if (read !== null) return read;
  context.addIssue({ code: 'custom', message: `must be a day such as 2027-03-31; it is '${value.slice(0, 30)}'` });
  return z.NEVER;
});

/** Countries as buyers choose them for an address overseas; the United States are all ZIP codes. */
const countries: ReadonlySet<string> = new Set([homeCountry, ...countryCodes]);
const area = z.string().refine((entry) => /^\d{1,5}$/.test(entry) || countries.has(entry), 'must be the first 1 to 5 digits of ZIP codes, or the two letters of a country');

/** A document of a contract: what a link to it says, and where it is. */
const document = z.object({
  title: required(200),
  url: z.string('must be text').max(1000, 'must have at most 1000 characters').refine((url) => URL.canParse(url) && new URL(url).protocol === 'https:', 'must be an address that begins with https://'),
});

const sin = z.string('must be text').transform((value) => value.trim().toUpperCase()).refine((value) => /^[0-9A-Z]{2,20}$/.test(value), 'must be a Special Item Number, such as 54151S');

const offerSchema = (codes: KnownCodes) => {
  const unit = z.string('must be text').transform((code) => code.trim().toUpperCase());
  return z.object({
    vendorId: key(100).optional(),
    vendor: required(200),
    contract: required(60),
    price,
    unitOfIssue: unit.refine((code) => codes.units.has(code), { error: (issue) => `must be a unit of issue such as EA; '${String(issue.input)}' is not known` }).default('EA'),
    deliveryDays: whole(0, 3650),
    indicators: z
      .array(z.string().refine((code) => codes.indicators.has(code), { error: (issue) => `must be a known indicator; '${String(issue.input)}' is not` }))
      .max(50)
      .default([]),
    quantityBreaks: breaks.default([]),
    minimumOrder: cents.default(0),
    // These have no value where they are left out: the hash of what was imported before they could be said stays the same.
    maximumOrder: price.optional(),
    sin: sin.optional(),
    backInStock: day.optional(),
    priceFrom: day.optional(),
    priceUntil: day.optional(),
    contractUntil: day.optional(),
    documents: z.array(document).max(20, 'must have at most 20 documents').optional(),
    restrictedTo: z
      .array(z.string().refine((code) => codes.agencies.has(code), { error: (issue) => `must be a code of an agency such as 97; '${String(issue.input)}' is not known` }))
      .min(1, 'must not be empty').max(100).optional(),
    available: whole(0, 2_000_000_000).nullable().default(null),
    serviceArea: z.array(area).min(1, 'must not be empty').max(1000).nullable().default(null),
  }).refine(({ priceFrom, priceUntil }) => priceFrom === undefined || priceUntil === undefined || priceFrom <= priceUntil, { path: ['priceUntil'], error: 'must not be before the first day of the price' });
};

/** The terms that tell one offer of a product from another. */
const termsOf = (offer: { readonly vendorId?: string | undefined; readonly vendor: string; readonly contract: string; readonly unitOfIssue: string }): string =>
  [offer.vendorId ?? offer.vendor.toLowerCase(), offer.contract, offer.unitOfIssue].join('\n');

const attribute = z
  .union([z.string(), z.number(), z.boolean()], 'must be text, a number, true or false')
  .refine((value) => typeof value !== 'string' || !value.includes('\0'), 'must not contain a NUL character')
  .transform((value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : decodedText(String(value))));

const attributes = z.record(required(200), attribute);

const isPlainLine = (value: string): boolean => !/[&\0]|\s\s|[^\S ]|^\s|\s$/.test(value);
const isPlainAttributes = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype &&
  Object.entries(value).every(([name, text]) => name !== '' && name !== '__proto__' && name.length <= 200 && typeof text === 'string' && isPlainLine(name) && isPlainLine(text));

/**
 * A product has twenty attributes, and checking them one by one takes longer than all else: where each name and value is a line of text that is taken as
 * it is, nothing is left to check.
 */
const plainAttributes = z.custom<Record<string, string>>();

/** The schema of one product or service of an import file (docs/catalog-import.md). */
const recordSchema = (codes: KnownCodes, ofAttributes: z.ZodType<Record<string, string>>) =>
  z.object({
    id: key(100),
    kind: z.enum(['product', 'service'], "must be 'product' or 'service'").default('product'),
    name: required(1000),
    partNumber: text(100).default(''),
    nsn: nsn.nullable().default(null),
    gtin: z.array(text(20)).max(1000, 'must have at most 1000 numbers').default([]),
    manufacturer: text(200).default(''),
    categoryPath: z
      .array(z.object({ id: key(100), name: required(200), picture: key(50).optional() }))
      .min(1, 'must name at least one category')
      .max(6, 'must name at most 6 levels')
      .refine((path) => new Set(path.map(({ id }) => id)).size === path.length, 'must not name a category twice')
      .default([{ id: 'other', name: 'Other' }]),
    // No value where it is left out, as with the terms of an offer that came later.
    replacedBy: key(100).optional(),
    accessories: z.array(key(100)).max(100, 'must have at most 100 products').optional(),
    configuration: configurationSchema({ key, required }).optional(),
    picture: text(50).default(''),
    description: z.string('must be text').max(50_000, 'must have at most 50000 characters').refine((value) => !value.includes('\0'), 'must not contain a NUL character').default(''),
    attributes: ofAttributes.default({}),
    offers: z
      .array(offerSchema(codes))
      .max(500, 'must have at most 500 offers')
      .refine((offers) => new Set(offers.map(termsOf)).size === offers.length, 'must not offer one thing twice by the same vendor, contract and unit of issue')
      .default([]),
  }).refine(({ id, replacedBy }) => id !== replacedBy, { path: ['replacedBy'], error: 'must be another product' })
    .refine(({ id, accessories }) => accessories?.includes(id) !== true, { path: ['accessories'], error: 'must be other products' })
    .transform(sayingOptions);

export type CatalogRecord = z.output<ReturnType<typeof recordSchema>>;

/** One thing wrong with a row. */
export interface RowProblem {
  /** The column or field in the terms of the file; empty when the row as a whole cannot be read. */
  readonly field: string;
  readonly reason: string;
  /** The line, where it is another one than that of the row. */
  readonly line?: number;
}

/** The same within a record, wherever that comes from. */
interface RecordProblem {
  readonly path: RowPath;
  readonly reason: string;
}

export type CheckedRecord = { readonly record: CatalogRecord } | { readonly problems: readonly RecordProblem[] };

/** Checks rows; what comes out is clean: trimmed, amounts in cents, NSNs as digits. */
export function recordChecker(codes: KnownCodes): (raw: unknown) => CheckedRecord {
  const [plain, any] = [recordSchema(codes, plainAttributes), recordSchema(codes, attributes)];
  return (raw) => {
    const schema = typeof raw === 'object' && raw !== null && 'attributes' in raw && isPlainAttributes(raw.attributes) ? plain : any;
    const result = schema.safeParse(raw);
    if (result.success) return { record: result.data };
    return {
      problems: result.error.issues.map((issue) => ({
        path: issue.path,
        reason: shown((issue.code === 'invalid_type' || issue.code === 'invalid_union') && issue.input === undefined && issue.message.startsWith('must be') ? `is missing; it ${issue.message}` : issue.message, 500),
      })),
    };
  };
}

/** Problems of a record in the terms of its file. */
export const inTheFile = (problems: readonly RecordProblem[], placeOf: (path: RowPath) => Place = dotted): RowProblem[] =>
  problems.map(({ path, reason }) => {
    const { field, line: at } = placeOf(path);
    return { field: shown(field, 300), reason, ...(at !== undefined && { line: at }) };
  });

/** Of rows that come from no file: `offers.0.price`. */
const dotted = (path: RowPath): Place => ({ field: path.join('.') });

/** A text that may have words of the file in it, as the history of imports can keep it. */
const shown = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text).replaceAll('\0', ' ');

/** The same for the same content, whatever the order in which the file names the fields. */
export const contentHash = (record: CatalogRecord, version: string): string =>
  hash('sha256', `${version} ${JSON.stringify(record)}`, 'base64');
