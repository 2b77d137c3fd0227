import { implement, redirect, serviceAt, type Implementation } from '../wire/index.ts';
import { withEntry } from './entry-services.ts';
import { exceptionPage, lineWithKey } from './exception/exception-page.ts';
import { saveException } from './exception/save-exception.ts';
import { cartRequisition, requisitionCart } from './from-cart/cart-requisition.ts';
import { addPhases } from './phased/add-phases.ts';
import { phasedPage } from './phased/phased-page.ts';

/** What a row of the entry does not hold: exception data, deliveries over months, and what is in the cart (specification, section 2, FEDSTRIP and Checkout). */
export const beyondServices: readonly Implementation[] = [
  implement(serviceAt('/fedstrip/fedstrip_exceptionEntry'), ({ line }, context) => withEntry(context, async (entry) => {
    const found = await lineWithKey(context, entry, line);
    return found === null ? redirect('/fedstrip/fedstrip_init') : exceptionPage(context, entry, found);
  })),
  implement(serviceAt('/fedstrip/fedstrip_exceptionEntry_save'), (given, context) => withEntry(context, (entry) => saveException(context, entry, given))),
  implement(serviceAt('/fedstrip/fedstrip_phasedRequisitionEntry'), (asked, context) => withEntry(context, (entry) => phasedPage(context, entry, asked))),
  implement(serviceAt('/fedstrip/fedstrip_phasedBackRequisitionEntry'), (given, context) => withEntry(context, (entry) => addPhases(context, entry, given))),
  implement(serviceAt('/checkout/requisition'), (_request, context) => cartRequisition(context)),
  implement(serviceAt('/checkout/requisition_submit'), (given, context) => requisitionCart(context, given)),
];
