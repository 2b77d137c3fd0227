import type { ScreenProps } from '@quartermaster/core';
import { ShipToPage } from '@quartermaster/screens/parts';
import { SupplyCheckout } from './SupplyCheckout.tsx';

/** Select Destination of the Global Supply stores. */
export default function SelectShipping({ attributes }: Pick<ScreenProps<'/checkout/select_shipping', 'SelectShipping'>, 'attributes'>) {
  return <SupplyCheckout><ShipToPage title="Select Destination" first={{ responseName: 'SelectShipping', attributes }} /></SupplyCheckout>;
}
