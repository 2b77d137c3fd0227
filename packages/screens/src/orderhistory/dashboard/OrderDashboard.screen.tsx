import type { ScreenProps } from '@quartermaster/core';
import { OrderDashboardPage } from './OrderDashboardPage.tsx';

/** Order Dashboard: what of the buyer's own orders is open, late and expected, and what they spent by month. */
export default function OrderDashboard({ attributes }: ScreenProps<'/orderhistory/dashboard', 'Success'>) {
  return <OrderDashboardPage attributes={attributes} />;
}
