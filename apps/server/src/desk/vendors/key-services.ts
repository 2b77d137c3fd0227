import { makeVendorKeyService, revokeVendorKeyService } from '@quartermaster/contracts-desk';
import type { Randomness } from '../../runtime/index.ts';
import { createVendorKey, listVendorKeys, revokeVendorKey } from '../../vendor-answers/index.ts';
import { implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile } from '../wire/not-found.ts';
import { readVendor } from './vendor-queries.ts';
import { unknownVendor } from './vendor-services.ts';

/** Keys with which the programs of vendors call the API. The audit log has their ids, never a key. */
export const vendorKeyServices = (randomness: Randomness): readonly DeskImplementation[] => [
  implementWrite(makeVendorKeyService, async ({ vendorId, note }, connection, { now }) => {
    if ((await readVendor(connection, vendorId)) === null) throw unknownVendor(vendorId);
    const made = await createVendorKey(connection, { vendorId, note, now }, randomness);
    return { answer: made, change: { action: 'vendor.key-made', subject: vendorId, details: { key: made.keyId, note } } };
  }),
  implementWrite(revokeVendorKeyService, async ({ vendorId, keyId, reason }, connection, { now }) => {
    const isOfVendor = (await listVendorKeys(connection, vendorId)).some((key) => key.keyId === keyId);
    if (!isOfVendor || !(await revokeVendorKey(connection, keyId, now))) throw changedMeanwhile(`${vendorId} has no key ${keyId} that opens anything. Load the page again.`);
    return { answer: {}, change: { action: 'vendor.key-revoked', subject: vendorId, details: { key: keyId, reason } } };
  }),
];
