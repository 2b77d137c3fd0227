import type { ScreenProps } from '@quartermaster/core';
import { ShipToPage } from '@quartermaster/screens/parts';
import { SupplyCheckout } from './SupplyCheckout.tsx';

/** New Shipping Address of the Global Supply stores. */
export default function CreateAddress({ attributes }: Pick<ScreenProps<'/checkout/select_shipping', 'Create'>, 'attributes'>) {
  return <SupplyCheckout><ShipToPage title="New Shipping Address" first={{ responseName: 'Create', attributes }} /></SupplyCheckout>;
}
