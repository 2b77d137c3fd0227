import type { ScreenProps } from '@quartermaster/core';
import { ApprovalPage } from './ApprovalPage.tsx';

/** Specification, section 2, Cart. */
export default function FedstripCart({ attributes }: Pick<ScreenProps<'/cart/afc_cart', 'Initial'>, 'attributes'>) {
  return <ApprovalPage title="Funds Control FEDSTRIP Shopping Cart" approval={attributes} />;
}
