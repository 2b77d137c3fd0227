import { z } from 'zod';

const sensitiveFields = z.registry<{ sensitive: true }>();

/** Marks a field that is never logged, never stored for replay and never shown in error details. */
export function sensitive<Schema extends z.ZodType>(schema: Schema): Schema {
  sensitiveFields.add(schema, { sensitive: true });
  return schema;
}

/** Dotted names of the sensitive fields of a request. */
export function sensitiveFieldNames(schema: z.ZodType, prefix = ''): string[] {
  if (sensitiveFields.has(schema)) return [prefix];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      sensitiveFieldNames(field as z.ZodType, prefix ? `${prefix}.${name}` : name),
    );
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return sensitiveFieldNames(schema.unwrap() as z.ZodType, prefix);
  }
  if (schema instanceof z.ZodUnion) {
    return [...new Set(schema.options.flatMap((option) => sensitiveFieldNames(option as z.ZodType, prefix)))];
  }
  return [];
}
