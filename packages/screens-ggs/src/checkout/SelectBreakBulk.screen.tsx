import type { ScreenProps } from '@quartermaster/core';
import { SelectBreakBulk as SelectBreakBulkPage } from '@quartermaster/screens/parts';
import { SupplyCheckout } from './SupplyCheckout.tsx';

/** Break-bulk AAC Entry of the Global Supply stores. */
export default function SelectBreakBulk(props: ScreenProps<'/checkout/select_breakbulk', 'Initial'>) {
  return <SupplyCheckout><SelectBreakBulkPage {...props} /></SupplyCheckout>;
}
