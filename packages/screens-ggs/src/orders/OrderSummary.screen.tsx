import type { ScreenProps } from '@quartermaster/core';
import { OrderSummaryPage } from '@quartermaster/screens/parts';
import { SummarizedRequisition } from './SummarizedRequisition.tsx';

/** Order Summary of the Global Supply stores: the lines in the columns of a requisition. */
export default function OrderSummary({ attributes }: ScreenProps<'/orderhistory/order_summary', 'Success'>) {
  return <OrderSummaryPage attributes={attributes} lines={SummarizedRequisition} />;
}
