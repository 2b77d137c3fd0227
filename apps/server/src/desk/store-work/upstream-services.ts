import { approveUpstreamService, withdrawUpstreamService } from '@quartermaster/contracts-desk';
import { applyStoreSettings, declaredServices, readStoreSettings, StorePackageError, withdrawUpstream } from '../../store-packages/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import { implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';

/** Addresses of services of a store's own: the same checks as with `npm run stores -- add --upstream`, for a store that is there. */
export const upstreamDeskServices = (): readonly DeskImplementation[] => [
  implementWrite(approveUpstreamService, async ({ name, path, address, privateAllowed, namesVisitor, reason }, connection) => {
    const declared = await declaredServices(connection, name);
    if (declared === null) throw notFound(`There is no store ${name} that its owner ships alone.`);
    if (!declared.includes(path)) throw changedMeanwhile(`The version of ${name} that is shown declares no service at ${path}. Load the page again.`);
    await applyStoreSettings(connection, name, settingsOf({ path, address, privateAllowed, namesVisitor }));
    return { answer: {}, change: { action: 'store.address-approved', subject: name, details: { reason, path, address, privateAllowed, namesVisitor } } };
  }),
  implementWrite(withdrawUpstreamService, async ({ name, path, reason }, connection) => {
    if (!(await withdrawUpstream(connection, name, path))) throw changedMeanwhile(`No address is approved for ${path} of ${name}. Load the page again.`);
    return { answer: {}, change: { action: 'store.address-withdrawn', subject: name, details: { reason, path } } };
  }),
];

function settingsOf(upstream: { readonly path: string; readonly address: string; readonly privateAllowed: boolean; readonly namesVisitor: boolean }) {
  try {
    return readStoreSettings({ upstreams: [upstream] });
  } catch (error) {
    if (error instanceof StorePackageError) throw requestInvalid([{ field: 'address', message: error.message.replace(/^.*?upstreams\.0\.address: /, '') }]);
    throw error;
  }
}
