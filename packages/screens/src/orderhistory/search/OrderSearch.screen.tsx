import type { ScreenProps } from '@quartermaster/core';
import { OrderSearchPage } from './OrderSearchPage.tsx';

/** Order Search: the buyer's own orders by what is known of them. */
export default function OrderSearch({ attributes }: ScreenProps<'/orderhistory/order_search', 'Success'>) {
  return <OrderSearchPage attributes={attributes} />;
}
