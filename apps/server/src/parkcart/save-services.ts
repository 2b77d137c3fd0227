import { parkedCartRules } from '@quartermaster/contracts';
import { cartChanged, cartSummary } from '../cart/index.ts';
import { typedLine } from '../mail/index.ts';
import { implement, redirect, respond, serviceAt, type Implementation, type RequestContext } from '../wire/index.ts';
import { ownerIn } from './caller.ts';
import { showList } from './list-services.ts';
import { said } from './notices.ts';
import { orderToPark, type OrderToPark } from './order-to-park.ts';
import { parkAsTemplate, parkCart, refusal } from './park.ts';
import type { ParkedCartLimits } from './settings.ts';

interface Typed {
  readonly name: string;
  readonly keepsCart: boolean;
}

// Said alike of another buyer's order and of one that never was.
const noSuchOrder = redirect('/orderhistory/my_orders');

/** The cart is put aside under a name, or the items of an order are kept as a template (specification, section 2: Save Parked Cart). */
export function saveServices(limits: ParkedCartLimits): readonly Implementation[] {
  const form = async (context: RequestContext, values: Typed, message: string | null) => {
    const { lineCount, subtotal } = await cartSummary(context);
    if (lineCount === 0) return respond('EmptyCart', {});
    return respond('Initial', { lineCount, subtotal, days: limits.days, form: { values, errors: message === null ? [] : [{ field: 'name', message }] } });
  };
  const formOfOrder = ({ orderNumber, lines, notSold, subtotal }: OrderToPark, name: string, message: string | null) => {
    if (lines.length === 0) return respond('EmptyCart', { orderNumber });
    return respond('Initial', { lineCount: lines.length, subtotal, days: limits.days, order: { orderNumber, notSold: [...notSold] }, form: { values: { name, keepsCart: true }, errors: message === null ? [] : [{ field: 'name', message }] } });
  };
  const keepOrder = async (orderNumber: string, { typed, changeKey }: { typed: string; changeKey: string }, context: RequestContext) => {
    const order = await orderToPark(context, orderNumber);
    if (order === null) return noSuchOrder;
    const name = typedLine(typed);
    const problem = parkedCartRules.name(name);
    if (problem !== null) return formOfOrder(order, typed, problem);
    const parked = await parkAsTemplate(context, ownerIn(context), { name, changeKey }, order.lines, limits.most);
    if (parked !== 'parked') return formOfOrder(order, typed, refusal(parked, limits.most));
    return showList(context, limits, said(`“${name}” is a template: it stays until you remove it, and is compared with your last orders.`));
  };
  return [
    implement(serviceAt('/parkcart/save_parkcart'), async ({ orderNumber }, context) => {
      if (orderNumber === undefined) return form(context, { name: '', keepsCart: false }, null);
      const order = await orderToPark(context, orderNumber);
      return order === null ? noSuchOrder : formOfOrder(order, '', null);
    }),
    implement(serviceAt('/parkcart/save_parkcart_submit'), async ({ name: typed, keepsCart, orderNumber, changeKey }, context) => {
      if (orderNumber !== undefined) return keepOrder(orderNumber, { typed, changeKey }, context);
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
