import type { z } from 'zod';
import type { FieldError } from '@quartermaster/contracts';
import type { ServiceDefinition } from '@quartermaster/contracts/schema';
import { problem, requestInvalid } from './problem.ts';
import { typedCardNumbers } from './typed-card-numbers.ts';
import { unstorableText } from './unstorable-text.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Query and body together; the body wins. `store` chooses the store and is no field of any service but the start page. */
export function requestFields(query: unknown, body: unknown): Fields {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
    throw problem({
      status: 400,
      code: 'BODY_NOT_AN_OBJECT',
      title: 'Request Not Accepted',
      message: 'The body of the request must be a JSON object, for example {}.',
    });
  }
  return { ...(query as Fields), ...(body as Fields | null | undefined) };
}

/** Checks a request against its service. @throws Problem 400 with one field error for each field that does not fit. */
export function checkRequest<Request extends z.ZodType>(
  service: ServiceDefinition<string, Request>,
  fields: Fields,
): z.output<Request> {
  if (isDeeper(fields, mostLevels)) throw requestInvalid([{ field: '', message: `Send objects and lists that are nested at most ${mostLevels} levels deep.` }]);
  const unstorable = fieldsWithNul(fields, '');
  if (unstorable.length > 0) throw requestInvalid(unstorable.slice(0, 50));
  const result = service.request.safeParse(fields, { error: sentenceOf });
  if (result.success) {
    const unstorable = unstorableText(result.data);
    const refused = unstorable.length > 0 ? unstorable : typedCardNumbers(service, result.data);
    if (refused.length > 0) throw requestInvalid(refused.slice(0, 50));
    return result.data;
  }
  throw requestInvalid(result.error.issues.flatMap(fieldErrorsOf).slice(0, 50));
}

/** More than any service asks for, and few enough for everything that walks through the fields. */
const mostLevels = 32;

/** Whether a value has more levels of objects and lists. Level by level: the call stack would not hold thousands of them. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    level = level.flatMap((container): unknown[] => Object.values(container)).filter(isContainer);
  }
  return false;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** No text column can hold the character NUL, and no keyboard types it. */
function fieldsWithNul(value: unknown, field: string): FieldError[] {
  if (typeof value === 'string') return value.includes('\0') ? [{ field, message: 'Remove the NUL character from this field.' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => fieldsWithNul(inner, field === '' ? name : `${field}.${name}`));
}

function fieldErrorsOf(issue: z.core.$ZodIssue): FieldError[] {
  const field = issue.path.map(String).join('.');
  return [{ field, message: issue.message }];
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Says what to send instead; used only where the contract has no sentence of its own. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `This field is missing: send ${kinds[issue.expected] ?? issue.expected}.`
        : `Send ${kinds[issue.expected] ?? issue.expected} here.`;
    case 'too_small':
      if (issue.origin === 'string') return Number(issue.minimum) <= 1 ? 'This must not be empty.' : `Send at least ${issue.minimum} characters.`;
      return issue.origin === 'array' ? `Send at least ${issue.minimum} of these.` : `Send ${issue.minimum} or more.`;
    case 'too_big':
      if (issue.origin === 'string') return `Send at most ${issue.maximum} characters.`;
      return issue.origin === 'array' ? `Send at most ${issue.maximum} of these.` : `Send at most ${issue.maximum}.`;
    case 'invalid_value':
      return `Send one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return `This does not have the form of ${issue.format === 'regex' ? 'this field' : `a ${issue.format}`}; check it.`;
    case 'invalid_union':
      return 'This fits none of the accepted forms; check its fields.';
    default:
      return 'This is not accepted; check it.';
  }
}
