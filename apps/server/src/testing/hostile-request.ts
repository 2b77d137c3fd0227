import fc from 'fast-check';
import { z } from 'zod';

/** Texts that have broken programs before. */
const hostileText = fc.constantFrom(
  '', ' ', '0', '-1', '1.5', '1e9', 'NaN', '\0', '\ud800', '../../etc/passwd', "'; drop table marketplace.cart; --", '%', '_', '\\',
  '<script>alert(1)</script>', '{{7*7}}', '$&', 'null', '__proto__', 'constructor', '𝔘𝔫𝔦𝔠𝔬𝔡𝔢', '\u202e', 'x'.repeat(300), '(((((', ':*', '!', '&|!',
);
const anything: fc.Arbitrary<unknown> = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 3 }), fc.integer(), fc.array(hostileText, { maxLength: 4 }));

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Requests of the right form with hostile contents, which reach the domain, and requests of any form, which must not. */
export function hostileRequest(schema: z.ZodType): fc.Arbitrary<Record<string, unknown>> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const names = [json, ...(json.oneOf ?? []), ...(json.anyOf ?? [])].flatMap(({ properties = {} }) => Object.keys(properties));
  const shapeless = fc.dictionary(fc.constantFrom('store', 'unknown', ...names), anything, { maxKeys: 6 });
  return fc.oneof(shapeless, fitting(json).filter((value): value is Record<string, unknown> => typeof value === 'object' && value !== null));
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(fitting));
  switch (schema.type) {
    case 'string':
      if (schema.format === 'uuid') return fc.uuid();
      return hostileText.map((text) => text.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength ?? 300));
    case 'integer':
    case 'number':
      // The largest that the contract lets through has to fit wherever it is kept, too.
      return fc.oneof(fc.integer({ min: Math.max(schema.minimum ?? -1, -1), max: Math.min(schema.maximum ?? 100, 2 ** 31 - 1) }), fc.constantFrom(schema.minimum ?? -1, schema.maximum ?? 100));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { minLength: 1, maxLength: 3 });
    case 'object': {
      const fields = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, fitting(field)]));
      return fc.record(fields, { requiredKeys: [...(schema.required ?? [])] });
    }
    default:
      return anything;
  }
}
