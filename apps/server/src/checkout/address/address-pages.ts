import type { CheckedRequestOf } from '@quartermaster/contracts';
import { implement, redirect, respond, serviceAt, signedIn, type Implementation, type RequestContext } from '../../wire/index.ts';
import { buyerOf, toolsOf } from '../checkout-tools.ts';
import { reviewNow } from '../review/choose.ts';
import type { CheckoutStrategies } from '../strategies.ts';
import { addressForm, formOfKept } from './address-form.ts';
import { typedAddress } from './change-address.ts';
import { showBook } from './show-book.ts';

type BookRequest = CheckedRequestOf<'/profile/address_book'>;

/** The address book as a page of the profile, in both looks, and the forms of its addresses (specification, section 2, Orders and profile). */
export function addressPages(strategies: CheckoutStrategies): readonly Implementation[] {
  const book = (request: BookRequest, context: RequestContext) => showBookPage(strategies, request, context);
  return [
    implement(serviceAt('/profile/address_book'), book),
    implement(serviceAt('/ggs/profile/address_book'), async (request, context) => (context.store.family === 'global supply' ? book(request, context) : elsewhere(request))),
    implement(serviceAt('/profile/overseas_address'), async ({ show, addressId }, context) => {
      if (addressId === undefined) return show === 'Military' ? respond('Military', addressForm('military')) : respond('Initial', addressForm('overseas'));
      const form = await keptForm(context, addressId);
      if (form?.kind === 'military') return respond('Military', form);
      return form?.kind === 'overseas' ? respond('Initial', form) : unknown(addressId);
    }),
    implement(serviceAt('/profile/freight_forwarder_address'), async ({ addressId }, context) => {
      if (addressId === undefined) return respond('Initial', addressForm('forwarder'));
      const form = await keptForm(context, addressId);
      return form?.kind === 'forwarder' ? respond('Initial', form) : unknown(addressId);
    }),
    implement(serviceAt('/profile/dodaac_entry'), async (_request, context) => respond('Initial', { aac: '', errors: [], agencyCode: signedIn(context).agencyCode })),
  ];
}

async function showBookPage(strategies: CheckoutStrategies, { show, addressId, ...shown }: BookRequest, context: RequestContext) {
  const { buyerId } = signedIn(context);
  if (show === 'CheckOutReview') return reviewNow(toolsOf(context, strategies), buyerOf(context));
  if (show === 'Create') return respond('Create', addressForm('street'));
  if (show === 'NewAAC') return respond('NewAAC', { aac: '', errors: [] });
  if (addressId === undefined) return showBook(context.database, buyerId, shown);
  const form = await keptForm(context, addressId);
  // An address of another buyer looks like one that does not exist.
  if (form === null) return showBook(context.database, buyerId, shown, 'unknown');
  return form.errors.length === 0 ? respond('Create', form) : respond('LegacyAddress', form);
}

/** The form of an address of the buyer's own; one that was kept under other rules says what it lacks. */
async function keptForm(context: RequestContext, addressId: string) {
  const found = await typedAddress(context.database, signedIn(context).buyerId, addressId);
  return found === null ? null : formOfKept(found);
}

/** An address that somebody was sent by a buyer of Global Supply: other stores have no screen for it. */
function elsewhere(request: BookRequest) {
  const given = Object.entries(request).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)] as [string, string]]));
  return redirect(given.length === 0 ? '/profile/address_book' : `/profile/address_book?${new URLSearchParams(given).toString()}`);
}

/** The address book says that it is not there, or shows the form that it has. */
const unknown = (addressId: string) => redirect(`/profile/address_book?${new URLSearchParams({ addressId }).toString()}`);
