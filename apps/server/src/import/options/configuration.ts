import { z } from 'zod';

/** How texts of a row are checked, as its other fields are. */
interface Texts {
  /** What something is known by, as it is written. */
  readonly key: (most: number) => z.ZodType<string>;
  /** Text of one line that is not empty. */
  readonly required: (most: number) => z.ZodType<string>;
}

const mostOptions = 8;

/** What a row says of the configuration that it is a variant of: products with one id differ in these options alone. */
export const configurationSchema = ({ key, required }: Texts) =>
  z.object({
    id: key(100),
    name: required(1000),
    options: z
      .record(required(60), required(100))
      .refine((options) => Object.keys(options).length > 0, 'must name at least one option with its value, such as Size')
      .refine((options) => !Object.keys(options).some((name) => name.includes('=')), "must not have an '=' in the name of an option")
      .refine((options) => Object.keys(options).length <= mostOptions, `must have at most ${mostOptions} options`)
      .refine((options) => new Set(Object.keys(options).map((name) => name.toLowerCase())).size === Object.keys(options).length, 'must not name an option twice'),
  });

type Configuration = z.output<ReturnType<typeof configurationSchema>>;

interface Named {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly configuration?: Configuration | undefined;
}

/** Words and numbers alone, so that a value is found in a name however both are punctuated. */
const words = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, ' ').trim()} `;

/**
 * A variant whose name and attributes say its options: what carts, orders, requisitions and their documents copy is its name, and lists, pictures and the search read its
 * attributes. A value that the name has already is not said twice, so that the same row made of what was imported is the same.
 */
export function sayingOptions<R extends Named>(record: R): R {
  if (record.configuration === undefined) return record;
  const { options } = record.configuration;
  const unsaid = Object.values(options).filter((value) => words(value).trim() === '' ? !record.name.includes(value) : !words(record.name).includes(words(value)));
  return { ...record, name: [record.name, ...unsaid].join(', '), attributes: { ...options, ...record.attributes, ...options } };
}
