import type { DeliveryOptions as Attributes } from '@quartermaster/contracts';
import { DeliveryOptions as DeliveryOptionsPage } from '@quartermaster/screens/parts';
import { SupplyCheckout } from './SupplyCheckout.tsx';

/** Shipping Options of the Global Supply stores. */
export default function DeliveryOptions({ attributes }: { attributes: Attributes }) {
  return <SupplyCheckout><DeliveryOptionsPage attributes={attributes} /></SupplyCheckout>;
}
