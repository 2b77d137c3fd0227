import type { ScreenProps } from '@quartermaster/core';
import { ShipToPage } from '@quartermaster/screens/parts';
import { SupplyCheckout } from './SupplyCheckout.tsx';

/** New Destination AAC of the Global Supply stores. */
export default function NewActivity({ attributes }: Pick<ScreenProps<'/checkout/select_shipping', 'NewAAC'>, 'attributes'>) {
  return <SupplyCheckout><ShipToPage title="New Destination AAC" first={{ responseName: 'NewAAC', attributes }} /></SupplyCheckout>;
}
