import { aacPasswordRule, aacRule, type CameFrom } from '@quartermaster/contracts';
import { enteredWords, enterPassword, normalAac } from '../checkout/index.ts';
import { implement, redirect, respond, serviceAt, signedIn, type Implementation } from '../wire/index.ts';

/** Where a buyer goes on who has opened an activity. */
const backTo: Readonly<Record<CameFrom, string>> = {
  checkout: '/checkout/checkout_review', addresses: '/profile/address_book', payments: '/profile/manage_payments', requisitions: '/fedstrip/fedstrip_init',
};

/** The page on which a buyer types the password of an activity. */
export const entryServices: readonly Implementation[] = [
  implement(serviceAt('/aacassignment/aac_password_entry'), async ({ aac, from }) => respond('Initial', { aac: normalAac(aac), from: from ?? null, errors: [] })),
  implement(
    serviceAt('/aacassignment/aac_password_entry_submit'),
    async ({ aac: typed, password, from }, context) => {
      const aac = normalAac(typed);
      const refuse = (field: 'aac' | 'password', message: string) => respond('Initial', { aac, from: from ?? null, errors: [{ field, message }] });
      const wrongAac = aacRule(aac);
      if (wrongAac !== null) return refuse('aac', wrongAac);
      const wrong = aacPasswordRule(password);
      if (wrong !== null) return refuse('password', wrong);
      const outcome = await enterPassword(context.database, { buyerId: signedIn(context).buyerId, aac, password }, context.clock.now());
      return outcome === 'opened' ? redirect(backTo[from ?? 'addresses']) : refuse('password', enteredWords(aac, outcome));
    },
    { rateClass: 'addresses' },
  ),
];
