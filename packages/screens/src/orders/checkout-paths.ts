import { createContext, useContext } from 'react';

/** Where the steps of checkout are. */
export interface CheckoutPaths {
  readonly selectPayment: '/checkout/select_payment' | '/ggs/cart/select_payment';
  readonly selectShipping: '/checkout/select_shipping' | '/ggs/cart/select_shipping';
  /** An activity as the destination. */
  readonly selectActivity: '/checkout/select_shipping' | '/ggs/cart/select_aac_shipping';
  readonly editShipping: '/cart/edit_shipping' | '/ggs/cart/edit_shipping';
  readonly placeOrder: '/checkout/checkout_review_submit' | '/ggs/cart/process_order';
  /** A choice that the review leads to is a page of its own, and not opened in place. */
  readonly stepsArePages: boolean;
  /** The buyer is asked once more before an order is placed. */
  readonly asksBeforePlacing: boolean;
}

const usual: CheckoutPaths = {
  selectPayment: '/checkout/select_payment', selectShipping: '/checkout/select_shipping', selectActivity: '/checkout/select_shipping', editShipping: '/cart/edit_shipping', placeOrder: '/checkout/checkout_review_submit',
  stepsArePages: false, asksBeforePlacing: false,
};

const Paths = createContext<CheckoutPaths>(usual);

/** For stores whose steps of checkout are elsewhere: around what is made of the parts of cart and checkout. */
export const CheckoutPathsProvider = Paths.Provider;

export const useCheckoutPaths = (): CheckoutPaths => useContext(Paths);
