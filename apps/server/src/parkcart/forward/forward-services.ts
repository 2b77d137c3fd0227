import { holdsCardNumber, parkedCartRules } from '@quartermaster/contracts';
import { typedText } from '../../mail/index.ts';
import { implement, respond, serviceAt, signedIn, type Implementation, type RequestContext } from '../../wire/index.ts';
import { ownerIn } from '../caller.ts';
import { parkedCartOf, type KeptCart } from '../kept-carts.ts';
import { offersOf, showList } from '../list-services.ts';
import { said } from '../notices.ts';
import type { ParkedCartLimits } from '../settings.ts';
import { shownCart } from '../shown.ts';
import { forwardCart } from './forward-cart.ts';

interface Typed {
  readonly email: string;
  readonly note: string;
}

/** A parked cart is forwarded to a colleague. */
export function forwardServices(limits: ParkedCartLimits, webOrigin: string): readonly Implementation[] {
  const form = async (context: RequestContext, kept: KeptCart, { email, note }: Typed, errors: { field: string; message: string }[] = []) =>
    respond('Initial', { parkedCart: shownCart(kept, await offersOf(context, [kept]), context.clock.now(), limits.days), days: limits.forwardDays, form: { values: { email, note }, errors } });
  return [
    implement(serviceAt('/parkcart/forward'), async ({ parkedCartId }, context) => {
      const kept = await parkedCartOf(context.database, ownerIn(context), parkedCartId);
      return kept === null || kept.requisitions !== null ? respond('NotFound', {}) : form(context, kept, { email: '', note: '' });
    }),
    implement(
      serviceAt('/parkcart/forward_submit'),
      async ({ parkedCartId, changeKey, ...typed }, context) => {
        const kept = await parkedCartOf(context.database, ownerIn(context), parkedCartId);
        // Requisitions are of the buyer's own activity.
        if (kept === null || kept.requisitions !== null) return respond('NotFound', {});
        const errors = errorsOf(typed);
        if (errors.length > 0) return form(context, kept, typed, errors);
        const isSent = await forwardCart({ ...context, store: context.store.name, sender: signedIn(context) }, kept, { email: typed.email, note: typedText(typed.note), changeKey }, limits, webOrigin);
        if (!isSent) return form(context, kept, typed, [{ field: 'email', message: `You have forwarded ${limits.forwardsADay} carts in a day, which is the most. Forward this one tomorrow.` }]);
        return showList(context, limits, said(`“${kept.name}” is forwarded to ${typed.email.trim()}. They find it among their parked carts when they sign in with that address.`));
      },
      { rateClass: 'messages' },
    ),
  ];
}

function errorsOf({ email, note }: Typed): { field: string; message: string }[] {
  const wrong = parkedCartRules.email(email);
  return [
    ...(wrong === null ? [] : [{ field: 'email', message: wrong }]),
    ...(holdsCardNumber(note) ? [{ field: 'note', message: 'This looks like the number of a card. Your colleague does not need it: leave it out.' }] : []),
  ];
}
