import type { ScreenProps } from '@quartermaster/core';
import { ShipToPage } from '@quartermaster/screens/parts';
import { SupplyCheckout } from './SupplyCheckout.tsx';

/** AAC Entry of the Global Supply stores: the first destination of a buyer whose activities have DoDAACs. */
export default function SelectDodaac({ attributes }: Pick<ScreenProps<'/checkout/select_shipping', 'AacShipping'>, 'attributes'>) {
  return <SupplyCheckout><ShipToPage title="AAC Entry" first={{ responseName: 'AacShipping', attributes }} /></SupplyCheckout>;
}
