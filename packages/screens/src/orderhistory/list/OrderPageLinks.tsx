import { useNavigation, useSession } from '@quartermaster/core';
import { ButtonLink, Inline } from '@quartermaster/ui';

/** The other pages about orders. */
export function OrderPageLinks() {
  const { href } = useNavigation();
  const { agencyCode } = useSession();
  return (
    <Inline>
      <ButtonLink icon="grid" href={href('/orderhistory/dashboard')}>Dashboard</ButtonLink>
      <ButtonLink icon="search" href={href('/orderhistory/order_search')}>Search orders</ButtonLink>
      {agencyCode !== null && <ButtonLink icon="document" href={href('/orderhistory/requisition_detail')}>Requisitions</ButtonLink>}
      <ButtonLink icon="check" href={href('/orderhistory/reconcile')}>Card statements</ButtonLink>
    </Inline>
  );
}
