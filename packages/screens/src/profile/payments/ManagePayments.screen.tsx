import type { ScreenProps } from '@quartermaster/core';
import { PaymentsPage } from './PaymentsPage.tsx';

/** The ways to pay of a federal buyer. */
export default function ManagePayments({ attributes }: ScreenProps<'/profile/manage_payments', 'Success'>) {
  return <PaymentsPage attributes={attributes} isFederal />;
}
