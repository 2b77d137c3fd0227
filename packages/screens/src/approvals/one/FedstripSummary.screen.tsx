import type { ScreenProps } from '@quartermaster/core';
import { ApprovalPage } from './ApprovalPage.tsx';

/** Specification, section 2, Cart. */
export default function FedstripSummary({ attributes }: Pick<ScreenProps<'/cart/afc_cart', 'OrderSummary'>, 'attributes'>) {
  return <ApprovalPage title="FEDSTRIP order summary" approval={attributes} />;
}
