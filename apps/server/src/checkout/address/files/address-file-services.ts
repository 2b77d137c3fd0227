import { addressFileLimits } from '@quartermaster/contracts';
import { sql, withTransaction } from '@quartermaster/database';
import { CsvFileError, csvText } from '../../../csv/index.ts';
import { washingtonDay, type Queries } from '../../../runtime/index.ts';
import { implement, respond, serviceAt, signedIn, type Implementation, type RequestContext } from '../../../wire/index.ts';
import type { CheckoutStrategies } from '../../strategies.ts';
import { notInDirectory } from '../activity-directory.ts';
import { addAddresses } from '../add-addresses.ts';
import { allAddresses } from '../address-book.ts';
import { lockBook, lookAtNames, mostAddresses } from '../book-lock.ts';
import { addressColumns, cellsOf, columnMeanings } from './address-columns.ts';
import { checkPlaces } from './check-places.ts';
import { contentOf, lookThrough, nameOf, placeOf, type Findings, type Remark } from './look-through.ts';

/** Remarks and addresses that a preview names; more say nothing new of a file. */
const mostShown = 100;

const examples = [
  ['Main office', '', 'Sample Agency', 'Demo Buyer', '202-555-0100', 'buyer@agency.example.gov', '1800 Sample Street NW', 'Room 1', 'Washington', 'DC', '20405', 'US', ...Array<string>(8).fill('')],
];

/** Addresses from a file, and as one. */
export function addressFileServices(strategies: CheckoutStrategies): readonly Implementation[] {
  return [
    implement(serviceAt('/profile/address_import'), async () =>
      respond('Initial', { columns: [...columnMeanings], template: csvText([addressColumns, ...examples]), mostRows: addressFileLimits.rows, mostBytes: addressFileLimits.bytes })),
    implement(serviceAt('/profile/import_addresses'), async (request, context) => readable(() => importFile(strategies, request, context)), { rateClass: 'addresses' }),
    implement(serviceAt('/profile/export_addresses'), async (_request, context) => {
      const addresses = await allAddresses(context.database, signedIn(context).buyerId);
      return respond('Success', { fileName: `addresses-${washingtonDay(context.clock.now())}.csv`, csv: csvText([addressColumns, ...addresses.map(cellsOf)]) });
    }),
  ];
}

async function readable<Answer>(work: () => Promise<Answer>) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CsvFileError) return respond('Unreadable', { problem: error.message });
    throw error;
  }
}

/** Nothing is added where one row is wrong, or before the buyer has seen what was found. */
async function importFile(strategies: CheckoutStrategies, { csv, isConfirmed }: { csv: string; isConfirmed: boolean }, context: RequestContext) {
  const { buyerId } = signedIn(context);
  const { database, clock, randomness, log } = context;
  const first = lookThrough(csv, await allAddresses(database, buyerId));
  const places = await checkPlaces(strategies.addressChecks, first.fresh, log);
  return withTransaction(database, async (connection) => {
    await lockBook(connection, buyerId);
    // The book may have changed while addresses were checked.
    const findings = lookThrough(csv, await allAddresses(connection, buyerId));
    const activities = await activitiesOf(connection, findings);
    const problems = [...findings.problems, ...places.problems, ...unknownActivities(findings, activities), ...(await tooMany(connection, buyerId, findings))].toSorted((one, other) => one.line - other.line);
    if (!isConfirmed || problems.length > 0) return preview(findings, problems, places.notes);
    const added = findings.fresh.map(({ row }) => ({ addressId: randomness.uuid(), content: contentOf(row, activities) }));
    if (added.length > 0) await addAddresses(connection, buyerId, clock.now(), added);
    return respond('Imported', { added: added.length, same: findings.same });
  });
}

const preview = ({ found, same, fresh }: Findings, problems: readonly Remark[], notes: readonly Remark[]) =>
  respond('Preview', {
    found, same,
    problems: problems.slice(0, mostShown), moreProblems: Math.max(0, problems.length - mostShown),
    notes: notes.slice(0, mostShown),
    addresses: fresh.slice(0, mostShown).map(({ line, row }) => ({ line, addressName: nameOf(row), place: placeOf(row) })),
  });

/** The names of the activities that are listed and active, by their codes. */
async function activitiesOf(queries: Queries, { fresh }: Findings): Promise<ReadonlyMap<string, string>> {
  const codes = fresh.flatMap(({ row }) => (row.kind === 'aac' ? [row.aac, ...(row.consigneeAac === undefined ? [] : [row.consigneeAac])] : []));
  if (codes.length === 0) return new Map();
  const { rows } = await queries.query<{ aac: string; activity: string }>(sql`select aac, activity from marketplace.activity_address where aac = any(${codes}::text[]) and active`);
  return new Map(rows.map(({ aac, activity }) => [aac, activity]));
}

const unknownActivities = ({ fresh }: Findings, activities: ReadonlyMap<string, string>): Remark[] =>
  fresh.flatMap(({ line, row }) =>
    row.kind === 'aac'
      ? [{ column: 'aac', aac: row.aac }, { column: 'consignee_aac', aac: row.consigneeAac ?? row.aac }].flatMap(({ column, aac }) => (activities.has(aac) ? [] : [{ line, column, message: notInDirectory(aac) }])).slice(0, 1)
      : []);

async function tooMany(queries: Queries, buyerId: string, { fresh }: Findings): Promise<Remark[]> {
  const { count } = await lookAtNames(queries, buyerId, '', null);
  const last = fresh.at(-1);
  return last === undefined || count + fresh.length <= mostAddresses
    ? []
    : [{ line: last.line, column: '', message: `An address book holds ${mostAddresses.toLocaleString('en-US')} addresses: yours has ${count}, and this file adds ${fresh.length}.` }];
}
