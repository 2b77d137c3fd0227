import type { ScreenProps } from '@quartermaster/core';
import { OrderSummaryPage } from './OrderSummaryPage.tsx';

/** Order Summary: one order or several with all that belongs in a file, for paper. */
export default function OrderSummary({ attributes }: ScreenProps<'/orderhistory/order_summary', 'Success'>) {
  return <OrderSummaryPage attributes={attributes} />;
}
