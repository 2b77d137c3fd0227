import type { Cart, CheckoutProblem, CheckoutReview, DeliveryOptions, FreightForwarding, VerifyEmail } from '@quartermaster/contracts';
import { defineToken } from '../runtime/index.ts';
import type { NamedReply, RedirectReply, RequestContext } from '../wire/index.ts';
import type { CartState } from './cart-state.ts';

/** An activity that is asked for by its AAC/DoDAAC, with what is wrong with it. */
interface AskedActivity {
  aac: string;
  errors: readonly { field: string; message: string }[];
}

/** An answer of checkout to a change of the cart; null where there is nothing to check out, and the cart itself is shown. */
export type OnwardReply =
  | NamedReply<'CheckOutReview', CheckoutReview>
  | NamedReply<'NewAAC', AskedActivity>
  | NamedReply<'FreightForwarded', FreightForwarding>
  | NamedReply<'DeliveryOptions', DeliveryOptions>
  | NamedReply<'VerifyEmail', VerifyEmail>
  | RedirectReply
  | null;

/** A cart as its page shows it. */
export interface CartOutlook {
  readonly cart: Cart;
  /** What will keep it from being ordered; what checkout asks for anyway is not in it. */
  readonly warnings: readonly CheckoutProblem[];
}

/** Where a change of the cart leads, beyond the cart. */
export interface CartOnward {
  /** The caller's cart, with what will stop its order. @param known the cart, where it has been read */
  look(context: RequestContext, known?: CartState): Promise<CartOutlook>;
  /** Back to the review that the change was made on. */
  review(context: RequestContext): Promise<OnwardReply>;
  /** To the first step of checkout that the cart needs. */
  checkout(context: RequestContext): Promise<OnwardReply>;
}

export const cartOnward = defineToken<CartOnward>('cartOnward', 'Leads from a cart that was changed to the step of checkout that it needs.');
