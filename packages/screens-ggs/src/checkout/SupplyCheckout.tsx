import { CheckoutPathsProvider, type CheckoutPaths } from '@quartermaster/screens/parts';
import type { ReactNode } from 'react';

/** The steps of checkout in Global Supply (specification, section 2), each a page of its own; an order is placed after a question of the browser. */
const paths: CheckoutPaths = {
  selectPayment: '/ggs/cart/select_payment', selectShipping: '/ggs/cart/select_shipping', selectActivity: '/ggs/cart/select_aac_shipping', editShipping: '/ggs/cart/edit_shipping', placeOrder: '/ggs/cart/process_order',
  stepsArePages: true, asksBeforePlacing: true,
};

/** Around the screens of cart and checkout, whose parts take their steps there. */
export const SupplyCheckout = ({ children }: { children: ReactNode }) => <CheckoutPathsProvider value={paths}>{children}</CheckoutPathsProvider>;
