import type { ScreenProps } from '@quartermaster/core';
import { DestinationPage } from '@quartermaster/screens/parts';
import { SupplyCheckout } from './SupplyCheckout.tsx';

/** New Shipping Address of the Global Supply stores, for one vendor’s order. */
export default function EditShippingAddress({ attributes, query }: Pick<ScreenProps<'/cart/edit_shipping_get', 'Create'>, 'attributes' | 'query'>) {
  return <SupplyCheckout><DestinationPage title="New Shipping Address" query={query} first={{ responseName: 'Create', attributes }} /></SupplyCheckout>;
}
