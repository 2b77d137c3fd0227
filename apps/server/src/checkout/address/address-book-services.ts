import { aacRule, type NewAddress } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { implement, respond, serviceAt, signedIn, type Implementation, type RequestContext } from '../../wire/index.ts';
import { findActivity, notInDirectory } from './activity-directory.ts';
import { addActivityAddress, addAddress, addressBook, type NewEntry } from './address-book.ts';
import { makeDefault, removeAddress, saveStreetAddress, streetAddress, type AddressChange } from './change-address.ts';
import { blankAddress, checkNewAddress } from './new-address.ts';
import { states } from './states.ts';

const problems: Readonly<Record<AddressChange, string | null>> = {
  changed: null,
  unknown: 'This address is not in your address book any more. Here is what is in it now.',
  outdated: 'This address was changed in another window. It is shown as it is now.',
};

const blankForm = { addressId: null, version: null, values: { ...blankAddress }, errors: [], states: [...states] };

/** The address book as a page of the profile (specification, section 2, Orders and profile). */
export function addressBookServices(): readonly Implementation[] {
  return [
    implement(serviceAt('/profile/address_book'), async ({ show, addressId }, context) => {
      if (addressId !== undefined) return showAddress(context.database, signedIn(context).buyerId, addressId);
      if (show === 'Create') return respond('Create', blankForm);
      if (show === 'NewAAC') return respond('NewAAC', { aac: '', errors: [] });
      return showBook(context.database, signedIn(context).buyerId);
    }),
    implement(serviceAt('/profile/change_address'), async ({ save, aac, makeDefault: chosen, remove }, context) => {
      if (save !== undefined) return saveAddress(context, save);
      if (aac !== undefined) return addActivity(context, aac);
      return withTransaction(context.database, async (connection) => {
        const { buyerId } = signedIn(context);
        if (remove !== undefined) return showBook(connection, buyerId, await removeAddress(connection, buyerId, remove));
        return showBook(connection, buyerId, chosen === undefined ? 'changed' : await makeDefault(connection, buyerId, chosen));
      });
    }),
  ];
}

async function showBook(queries: Queries, buyerId: string, change: AddressChange = 'changed') {
  const addresses = (await addressBook(queries, buyerId)).map((address) => ({ ...address, isComplete: address.kind === 'aac' || checkNewAddress(address).errors.length === 0 }));
  return respond('Initial', { addresses, problem: problems[change] });
}

/** The form of one address; one that was kept under other rules is shown with what it lacks. An address of another buyer looks like one that does not exist. */
async function showAddress(queries: Queries, buyerId: string, addressId: string) {
  const found = await streetAddress(queries, buyerId, addressId);
  if (found === null) return showBook(queries, buyerId, 'unknown');
  const { errors } = checkNewAddress(found.values);
  const form = { addressId, version: found.version, values: found.values, states: [...states] };
  return errors.length === 0 ? respond('Create', { ...form, errors: [] }) : respond('LegacyAddress', { ...form, errors });
}

const newEntry = ({ randomness, clock }: RequestContext, buyerId: string): NewEntry => ({ addressId: randomness.uuid(), buyerId, createdAt: clock.now() });

async function saveAddress(context: RequestContext, { addressId, version, address: typed }: { addressId: string | null; version: number | null; address: NewAddress }) {
  const { buyerId } = signedIn(context);
  const { address, errors } = checkNewAddress(typed);
  if (errors.length > 0) return respond('Create', { addressId, version, values: typed, errors, states: [...states] });
  return withTransaction(context.database, async (connection) => {
    if (addressId !== null) return showBook(connection, buyerId, await saveStreetAddress(connection, buyerId, addressId, version ?? 0, address));
    await addAddress(connection, newEntry(context, buyerId), address);
    return showBook(connection, buyerId);
  });
}

async function addActivity(context: RequestContext, typed: string) {
  const { buyerId } = signedIn(context);
  const refuse = (message: string) => respond('NewAAC', { aac: typed, errors: [{ field: 'aac', message }] });
  const wrong = aacRule(typed);
  if (wrong !== null) return refuse(wrong);
  return withTransaction(context.database, async (connection) => {
    const activity = await findActivity(connection, typed);
    if (activity === null) return refuse(notInDirectory(typed));
    await addActivityAddress(connection, newEntry(context, buyerId), activity);
    return showBook(connection, buyerId);
  });
}
