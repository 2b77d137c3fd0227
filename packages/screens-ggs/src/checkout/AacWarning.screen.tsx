import type { ScreenProps } from '@quartermaster/core';
import { AacWarning as AacWarningPage } from '@quartermaster/screens/parts';
import { SupplyCheckout } from './SupplyCheckout.tsx';

/** The activity that a Global Supply order goes to is asked about. */
export default function AacWarning(props: ScreenProps<'/checkout/checkout_controller', 'AACWarning'>) {
  return <SupplyCheckout><AacWarningPage {...props} /></SupplyCheckout>;
}
