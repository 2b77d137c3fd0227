import type { FieldError } from '@quartermaster/contracts';

const ofField = 'This has a character that is not text. Type it again.';
const ofLine = (line: number): string => `Line ${line} has a character that is not text. Type it again, or save the file anew as plain text (UTF-8).`;

/** Why no database takes the text; of more than one line, in which line it is. Null: it does. */
function problemOf(text: string): string | null {
  const at = text.includes('\0') ? text.indexOf('\0') : text.search(/\p{Cs}/u);
  if (at < 0) return null;
  return /[\r\n]/.test(text) ? ofLine(text.slice(0, at).split(/\r\n|\r|\n/).length) : ofField;
}

/**
 * Fields whose text no database takes: a NUL character, or half of a surrogate pair. Browsers do not send them; programs do.
 *
 * @param value a checked request: it is no deeper than its schema
 */
export function unstorableText(value: unknown, path = ''): FieldError[] {
  if (typeof value === 'string') {
    const message = problemOf(value);
    return message === null ? [] : [{ field: path, message }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => unstorableText(part, path === '' ? name : `${path}.${name}`));
}
