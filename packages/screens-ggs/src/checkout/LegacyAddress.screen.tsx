import type { ScreenProps } from '@quartermaster/core';
import { ShipToPage } from '@quartermaster/screens/parts';
import { SupplyCheckout } from './SupplyCheckout.tsx';

/** Complete the Shipping Address of the Global Supply stores. */
export default function LegacyAddress({ attributes }: Pick<ScreenProps<'/checkout/select_shipping', 'LegacyAddress'>, 'attributes'>) {
  return <SupplyCheckout><ShipToPage title="Complete the Shipping Address" first={{ responseName: 'LegacyAddress', attributes }} /></SupplyCheckout>;
}
