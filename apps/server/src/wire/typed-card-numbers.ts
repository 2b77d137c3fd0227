import { holdsCardNumber, type FieldError } from '@quartermaster/contracts';
import { sensitiveFieldNames, type ServiceDefinition } from '@quartermaster/contracts/schema';
import { uuidIn } from '../runtime/index.ts';

const message = 'This looks like the number of a payment card. Enter cards at payment only. If it is another number, write its digits with slashes between them.';

/**
 * Fields in which a card number was typed that does not belong there: a note, an address, a name. It is refused before anything is
 * kept or logged, and the errors never repeat it. Searches and programs may send any digits, and the field of the card itself;
 * and of a hundred thousand random ids (UUIDs) one has the digits of a card.
 *
 * @param request a checked request: it is no deeper than its schema
 */
export function typedCardNumbers(service: ServiceDefinition, request: unknown): FieldError[] {
  if (service.method !== 'POST' || service.takesAnyDigits === true) return [];
  const sensitive = new Set(sensitiveFieldNames(service.request));
  const within = (value: unknown, path: string): FieldError[] => {
    if (sensitive.has(path)) return [];
    if (typeof value === 'string') return uuidIn(value) === null && holdsCardNumber(value) ? [{ field: path, message }] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, part]) => within(part, path === '' ? name : `${path}.${name}`));
  };
  return within(request, '');
}
