import type { ScreenProps } from '@quartermaster/core';
import { PaymentsPage } from './PaymentsPage.tsx';

/** The ways to pay of a member of a state or local government. */
export default function SelectPayments({ attributes }: ScreenProps<'/profile/select_payments', 'Success'>) {
  return <PaymentsPage attributes={attributes} isFederal={false} />;
}
