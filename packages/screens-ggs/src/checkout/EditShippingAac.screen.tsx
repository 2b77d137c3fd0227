import type { ScreenProps } from '@quartermaster/core';
import { DestinationPage } from '@quartermaster/screens/parts';
import { SupplyCheckout } from './SupplyCheckout.tsx';

/** New Destination AAC of the Global Supply stores, for one vendor’s order. */
export default function EditShippingAac({ attributes, query }: Pick<ScreenProps<'/cart/edit_shipping_get', 'NewAAC'>, 'attributes' | 'query'>) {
  return <SupplyCheckout><DestinationPage title="New Destination AAC" query={query} first={{ responseName: 'NewAAC', attributes }} /></SupplyCheckout>;
}
