import type { ScreenProps } from '@quartermaster/core';
import { ShipToPage } from '@quartermaster/screens/parts';
import { SupplyCheckout } from './SupplyCheckout.tsx';

/** AAC/DoDAAC Shipping Address of the Global Supply stores. */
export default function AacShipping({ attributes }: Pick<ScreenProps<'/checkout/select_shipping', 'AacShipping'>, 'attributes'>) {
  return <SupplyCheckout><ShipToPage title="AAC/DoDAAC Shipping Address" first={{ responseName: 'AacShipping', attributes }} /></SupplyCheckout>;
}
