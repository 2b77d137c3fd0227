import type { ScreenProps } from '@quartermaster/core';
import { DestinationPage } from '@quartermaster/screens/parts';
import { SupplyCheckout } from './SupplyCheckout.tsx';

/** Select Shipping Address of the Global Supply stores, for one vendor’s order. */
export default function EditShipping({ attributes, query }: Pick<ScreenProps<'/cart/edit_shipping_get', 'Initial'>, 'attributes' | 'query'>) {
  return <SupplyCheckout><DestinationPage title="Select Shipping Address" groupId={attributes.order.groupId} query={query} first={{ responseName: 'Initial', attributes }} /></SupplyCheckout>;
}
