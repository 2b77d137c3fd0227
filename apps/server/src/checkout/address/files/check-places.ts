import type { AddressCheck } from '@quartermaster/deployment';
import type { RequestContext } from '../../../wire/index.ts';
import { checkPlace } from '../check-place.ts';
import type { NewRow, Remark } from './look-through.ts';
import { problemOf } from './read-address-row.ts';

/** Addresses that a checking service is asked about at once. */
const atOnce = 10;

/** What is wrong with the places of new rows, and how they are usually written. */
export async function checkPlaces(checks: AddressCheck, fresh: readonly NewRow[], log: Pick<RequestContext['log'], 'warn'>): Promise<{ problems: Remark[]; notes: Remark[] }> {
  const [problems, notes]: [Remark[], Remark[]] = [[], []];
  for (let start = 0; start < fresh.length; start += atOnce) {
    const part = fresh.slice(start, start + atOnce);
    const found = await Promise.all(part.map(async ({ line, row }) => ({ line, ...(row.kind === 'aac' ? { errors: [], suggestion: null } : await checkPlace(checks, row.kind, row.address, log)) })));
    for (const { line, errors, suggestion } of found) {
      problems.push(...errors.map((error) => ({ line, ...problemOf(error) })));
      if (suggestion !== null) {
        const { line1, line2, city, state, zip } = suggestion;
        notes.push({ line, column: 'line1', message: `Usually written: ${[line1, line2, `${city}, ${state} ${zip}`].filter((part) => part !== '').join(', ')}.` });
      }
    }
  }
  return { problems, notes };
}
