import { removeVendorWayService, setVendorWayService, vendorService, vendorsService, type ListedVendor, type VendorKey } from '@quartermaster/contracts-desk';
import type { VendorWay } from '@quartermaster/deployment';
import { readWays, removeWay, trialAddress, tryWaiting, writeWays } from '../../vendor-delivery/index.ts';
import { listVendorKeys } from '../../vendor-answers/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';
import { pagesOf } from '../wire/pages.ts';
import { reductionsOfVendor } from './reduction-services.ts';
import { listUndelivered, listVendors, readVendor, type VendorRow } from './vendor-queries.ts';

/** Purchase orders that the page of a vendor names. */
const mostNamed = 50;

interface VendorTools {
  /** Of this server, by name. */
  readonly ways: ReadonlyMap<string, Pick<VendorWay, 'check'>>;
  /** Vendors without a way have a mailbox. */
  readonly isTrial: boolean;
}

/** The vendors, and how each gets purchase orders. */
export const vendorServices = ({ ways, isTrial }: VendorTools): readonly DeskImplementation[] => [
  implementRead(vendorsService, async (filter, { database }) => {
    const rows = await listVendors(database, filter);
    return { ...pagesOf(rows, filter.page), vendors: rows.map((row) => listed(row, isTrial)) };
  }),
  implementRead(vendorService, async ({ vendorId }, { database }) => {
    const vendor = await readVendor(database, vendorId);
    if (vendor === null) throw unknownVendor(vendorId);
    const undelivered = await listUndelivered(database, vendorId, mostNamed);
    return {
      vendor: listed(vendor, isTrial),
      ways: (await readWays(database, vendorId)).map(({ contractNumber, way, settings, contact }) => ({ contractNumber, way, settings, contact })),
      knownWays: [...ways.keys()].toSorted(),
      keys: (await listVendorKeys(database, vendorId)).map(listedKey),
      reductions: await reductionsOfVendor(database, vendorId),
      waiting: undelivered.map(({ since, ...order }) => ({ ...order, since: since.toISOString() })),
    };
  }),
  implementWrite(setVendorWayService, async ({ replaces, ...entry }, connection, { now }) => {
    const { vendorId, contractNumber, way, settings, contact } = entry;
    if ((await readVendor(connection, vendorId)) === null) throw unknownVendor(vendorId);
    const known = ways.get(way);
    if (known === undefined) throw requestInvalid([{ field: 'way', message: `This server has no way "${way}". It has ${[...ways.keys()].toSorted().join(', ')}.` }]);
    const problem = known.check(settings);
    if (problem !== null) throw requestInvalid([{ field: 'settings', message: problem }]);
    const isThere = (await readWays(connection, vendorId)).some((own) => own.contractNumber === contractNumber);
    if (isThere !== replaces) throw changedMeanwhile(`${forWhich(contractNumber)}, ${vendorId} has ${isThere ? 'a' : 'no'} way by now. Load the page again.`);
    await writeWays(connection, [entry]);
    await tryWaiting(connection, now, vendorId);
    return { answer: {}, change: { action: 'vendor.way-set', subject: vendorId, details: { contract: contractNumber, way, settings: JSON.stringify(settings), contact } } };
  }),
  implementWrite(removeVendorWayService, async ({ vendorId, contractNumber, reason }, connection) => {
    if (!(await removeWay(connection, vendorId, contractNumber))) throw changedMeanwhile(`${forWhich(contractNumber)}, ${vendorId} has no way by now. Load the page again.`);
    return { answer: {}, change: { action: 'vendor.way-removed', subject: vendorId, details: { contract: contractNumber, reason } } };
  }),
];

const listed = (row: VendorRow, isTrial: boolean): ListedVendor => ({ ...row, trialMailbox: isTrial && row.ways.length === 0 ? trialAddress(row.vendorId) : null });

const forWhich = (contractNumber: string | null): string => (contractNumber === null ? 'For all contracts' : `For contract ${contractNumber}`);

const listedKey = ({ keyId, note, createdAt, lastUsedAt, revokedAt }: Awaited<ReturnType<typeof listVendorKeys>>[number]): VendorKey => ({
  keyId, note, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null, revokedAt: revokedAt?.toISOString() ?? null,
});

export const unknownVendor = (vendorId: string) => notFound(`The catalog has no vendor ${vendorId}.`);
