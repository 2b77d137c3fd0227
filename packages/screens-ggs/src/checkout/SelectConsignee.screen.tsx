import type { ScreenProps } from '@quartermaster/core';
import { SelectConsignee as SelectConsigneePage } from '@quartermaster/screens/parts';
import { SupplyCheckout } from './SupplyCheckout.tsx';

/** Ultimate Consignee AAC Entry of the Global Supply stores. */
export default function SelectConsignee(props: ScreenProps<'/checkout/select_consigneeaac', 'Initial'>) {
  return <SupplyCheckout><SelectConsigneePage {...props} /></SupplyCheckout>;
}
