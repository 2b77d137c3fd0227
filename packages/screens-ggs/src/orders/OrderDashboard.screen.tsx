import type { ScreenProps } from '@quartermaster/core';
import { OrderDashboardPage } from '@quartermaster/screens/parts';
import { ExpectedRequisitions } from './ExpectedRequisitions.tsx';
import { OutlookTable } from './OutlookTable.tsx';

/** The Order Dashboard of the Global Supply stores: all of it in tables. */
export default function OrderDashboard({ attributes }: ScreenProps<'/orderhistory/dashboard', 'Success'>) {
  return <OrderDashboardPage attributes={attributes} counts={OutlookTable} table={ExpectedRequisitions} />;
}
