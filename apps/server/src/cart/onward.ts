import type { CheckoutReview, FreightForwarding } from '@quartermaster/contracts';
import { defineToken } from '../runtime/index.ts';
import type { NamedReply, RedirectReply, RequestContext } from '../wire/index.ts';

/** An activity that is asked for by its AAC/DoDAAC, with what is wrong with it. */
interface AskedActivity {
  aac: string;
  errors: readonly { field: string; message: string }[];
}

/** An answer of checkout to a change of the cart; null where there is nothing to check out, and the cart itself is shown. */
export type OnwardReply = NamedReply<'CheckOutReview', CheckoutReview> | NamedReply<'NewAAC', AskedActivity> | NamedReply<'FreightForwarded', FreightForwarding> | RedirectReply | null;

/** Where a change of the cart leads, beyond the cart. */
export interface CartOnward {
  /** Back to the review that the change was made on. */
  review(context: RequestContext): Promise<OnwardReply>;
  /** To the first step of checkout that the cart needs. */
  checkout(context: RequestContext): Promise<OnwardReply>;
}

export const cartOnward = defineToken<CartOnward>('cartOnward', 'Leads from a cart that was changed to the step of checkout that it needs.');
