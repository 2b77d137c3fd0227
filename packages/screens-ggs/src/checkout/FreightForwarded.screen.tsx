import type { ScreenProps } from '@quartermaster/core';
import { FreightForwarded as FreightForwardedPage } from '@quartermaster/screens/parts';
import { SupplyCheckout } from './SupplyCheckout.tsx';

/** Freight Forwarder Address Information of the Global Supply stores. */
export default function FreightForwarded(props: ScreenProps<'/cart/shopping_cart_post', 'FreightForwarded'>) {
  return <SupplyCheckout><FreightForwardedPage {...props} /></SupplyCheckout>;
}
