import type { ScreenProps } from '@quartermaster/core';
import { OrderSearchPage } from '@quartermaster/screens/parts';
import { RequisitionTable } from './RequisitionTable.tsx';

/** Order Search of the Global Supply stores: what was found in numbered rows. */
export default function OrderSearch({ attributes }: ScreenProps<'/orderhistory/order_search', 'Success'>) {
  return <OrderSearchPage attributes={attributes} table={RequisitionTable} />;
}
