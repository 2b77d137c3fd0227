import type { Address } from '@quartermaster/contracts';
import { addressFileLimits, placeLine } from '@quartermaster/contracts';
import { CsvFileError, readCsvRows } from '../../../csv/index.ts';
import type { NewContent } from '../add-addresses.ts';
import { finalDestinationOf, keptKind, typedOf } from '../typed-address.ts';
import { addressColumns, neededColumns } from './address-columns.ts';
import { readAddressRow, type RowAddress } from './read-address-row.ts';

export interface Remark {
  readonly line: number;
  readonly column: string;
  readonly message: string;
}

export interface NewRow {
  readonly line: number;
  readonly row: RowAddress;
}

/** What a file has, beside an address book: what is new, what is there already word for word, and what cannot be added. */
export interface Findings {
  readonly found: number;
  readonly same: number;
  readonly fresh: readonly NewRow[];
  readonly problems: readonly Remark[];
}

/** Looks through a file of addresses. Of two rows with one name the second one is a mistake. @throws CsvFileError */
export function lookThrough(csv: string, book: readonly Address[]): Findings {
  if (Buffer.byteLength(csv) > addressFileLimits.bytes) throw new CsvFileError(`The file is larger than ${addressFileLimits.bytes / 1000} kB. Divide it.`);
  const { rows, skipped } = readCsvRows(csv, addressColumns, neededColumns);
  const found = rows.length + skipped.length;
  if (found > addressFileLimits.rows) throw new CsvFileError(`The file has ${found} rows, and ${addressFileLimits.rows} are the most. Divide it.`);
  const problems: Remark[] = skipped.map(({ line, reason }) => ({ line, column: '', message: reason }));
  const byName = new Map(book.map((address) => [address.addressName.toLowerCase(), address]));
  const activities = new Set(book.flatMap(({ aac, consigneeAac }) => (aac === null ? [] : [activityOf({ aac, consigneeAac })])));
  const lineOf = new Map<string, number>();
  const fresh: NewRow[] = [];
  let same = 0;
  for (const { record, line } of rows) {
    const read = readAddressRow(record);
    if ('problems' in read) {
      problems.push(...read.problems.map((problem) => ({ line, ...problem })));
      continue;
    }
    const { row } = read;
    const name = nameOf(row).toLowerCase();
    const [known, before] = [byName.get(name), lineOf.get(name) ?? lineOf.get(keyOfActivity(row))];
    if (before !== undefined) problems.push({ line, column: 'name', message: `Line ${before} has this address or its name already. Remove one of them, or give it another name.` });
    else if (known !== undefined ? isSame(known, row) : row.kind === 'aac' && activities.has(activityOf(row))) same += 1;
    else if (known !== undefined) problems.push({ line, column: 'name', message: 'Your address book has another address with this name. Give this row another name, or change the address in the book.' });
    else fresh.push({ line, row });
    lineOf.set(name, line).set(keyOfActivity(row), line);
  }
  return { found, same, fresh, problems };
}

export const nameOf = (row: RowAddress): string => (row.kind === 'aac' ? row.addressName : row.address.addressName);

/** An activity with whom it sends on to. */
const activityOf = ({ aac, consigneeAac = '' }: { readonly aac: string; readonly consigneeAac?: string | undefined }): string => `${aac}>${consigneeAac}`;

/** Two rows must not add one activity twice. Names of addresses have no colon. */
const keyOfActivity = (row: RowAddress): string => (row.kind === 'aac' ? `aac:${activityOf(row)}` : `name:${nameOf(row).toLowerCase()}`);

function isSame(known: Address, row: RowAddress): boolean {
  if (row.kind === 'aac') return known.aac === row.aac && known.consigneeAac === row.consigneeAac;
  const own = typedOf(known);
  const fields = Object.keys(row.address).filter((field) => row.kind === 'overseas' || field !== 'country') as (keyof typeof row.address)[];
  return known.kind === keptKind(row.kind) && fields.every((field) => own[field] === row.address[field]);
}

/** Where a row goes, as the preview says it. */
export function placeOf(row: RowAddress): string {
  if (row.kind === 'aac') return row.consigneeAac === undefined ? `Activity ${row.aac}` : `Activity ${row.aac}, and on to ${row.consigneeAac}`;
  const { line1, city, state, zip, country } = row.address;
  const place = `${line1}, ${placeLine({ city, state, zip, ...(row.kind === 'overseas' && { country }) })}`;
  if (row.kind !== 'forwarder') return place;
  const final = finalDestinationOf(row.address);
  return `${place}, and on to ${placeLine({ city: final.city, state: final.region, zip: final.postalCode, country: final.country })}`;
}

/** An address of a row with what the directory says of its activity. */
export const contentOf = (row: RowAddress, activities: ReadonlyMap<string, string>): NewContent =>
  row.kind === 'aac' ? { ...row, activity: activities.get(row.aac) ?? '' } : row;
