import type { FieldError } from '@quartermaster/contracts';

const message = 'This has a character that is not text. Type it again.';

/**
 * Fields whose text no database takes: a NUL character, or half of a surrogate pair. Browsers do not send them; programs do.
 *
 * @param value a checked request: it is no deeper than its schema
 */
export function unstorableText(value: unknown, path = ''): FieldError[] {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? [{ field: path, message }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => unstorableText(part, path === '' ? name : `${path}.${name}`));
}
