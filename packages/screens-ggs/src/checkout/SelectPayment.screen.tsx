import type { ScreenProps } from '@quartermaster/core';
import { SelectPayment as SelectPaymentPage } from '@quartermaster/screens/parts';
import { SupplyCheckout } from './SupplyCheckout.tsx';

/** Select Payment Method of the Global Supply stores. */
export default function SelectPayment(props: ScreenProps<'/checkout/select_payment', 'SelectPayment'>) {
  return <SupplyCheckout><SelectPaymentPage {...props} /></SupplyCheckout>;
}
