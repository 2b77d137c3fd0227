import { parkedCartRules } from '@quartermaster/contracts';
import { cartChanged, cartSummary } from '../cart/index.ts';
import { typedLine } from '../mail/index.ts';
import { implement, respond, serviceAt, type Implementation, type RequestContext } from '../wire/index.ts';
import { ownerIn } from './caller.ts';
import { showList } from './list-services.ts';
import { said } from './notices.ts';
import { parkCart, type Parked } from './park.ts';
import type { ParkedCartLimits } from './settings.ts';

interface Typed {
  readonly name: string;
  readonly keepsCart: boolean;
}

/** The cart is put aside under a name (specification, section 2: Save Parked Cart). */
export function saveServices(limits: ParkedCartLimits): readonly Implementation[] {
  const form = async (context: RequestContext, values: Typed, message: string | null) => {
    const { lineCount, subtotal } = await cartSummary(context);
    if (lineCount === 0) return respond('EmptyCart', {});
    return respond('Initial', { lineCount, subtotal, days: limits.days, form: { values, errors: message === null ? [] : [{ field: 'name', message }] } });
  };
  return [
    implement(serviceAt('/parkcart/save_parkcart'), (_request, context) => form(context, { name: '', keepsCart: false }, null)),
    implement(serviceAt('/parkcart/save_parkcart_submit'), async ({ name: typed, keepsCart, changeKey }, context) => {
      const name = typedLine(typed);
      const problem = parkedCartRules.name(name);
      if (problem !== null) return form(context, { name: typed, keepsCart }, problem);
      const parked = await parkCart(context, ownerIn(context), { name, keepsCart, changeKey }, limits.most);
      if (parked !== 'parked') return form(context, { name: typed, keepsCart }, refusal(parked, limits.most));
      if (!keepsCart) cartChanged(context);
      return showList(context, limits, said(keepsCart ? `“${name}” is parked. Your cart has its items still.` : `“${name}” is parked, and your cart is empty.`));
    }),
  ];
}

const refusal = (parked: Exclude<Parked, 'parked'>, most: number): string | null => {
  if (parked === 'name taken') return 'You have a parked cart of this name. Choose another name, or remove that one first.';
  return parked === 'too many' ? `You have ${most} parked carts, which is the most. Remove one first.` : null;
};
