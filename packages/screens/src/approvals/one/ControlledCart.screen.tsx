import type { ScreenProps } from '@quartermaster/core';
import { ApprovalPage } from './ApprovalPage.tsx';

/** Specification, section 2, Cart. */
export default function ControlledCart({ attributes }: Pick<ScreenProps<'/cart/afc_cart', 'Success'>, 'attributes'>) {
  return <ApprovalPage title="Funds Control Shopping Cart" approval={attributes} />;
}
