import { useNavigation } from '@quartermaster/core';
import { Actions, ButtonLink } from '@quartermaster/ui';
import { fromCheckout, type BookPath } from './address-book-links.ts';

/** The ways to a new address: a form for each kind, and a file. */
export function NewAddressLinks({ book, isForCheckout }: { book: BookPath; isForCheckout: boolean }) {
  const { href } = useNavigation();
  const from = fromCheckout(isForCheckout);
  return (
    <Actions>
      <ButtonLink look="primary" icon="plus" href={href(book, { show: 'Create', ...from })}>New address</ButtonLink>
      <ButtonLink href={href('/profile/dodaac_entry', from)}>AAC or DoDAAC</ButtonLink>
      <ButtonLink href={href('/profile/overseas_address', { show: 'Military', ...from })}>APO, FPO or DPO</ButtonLink>
      <ButtonLink href={href('/profile/overseas_address', from)}>Overseas address</ButtonLink>
      <ButtonLink href={href('/profile/freight_forwarder_address', from)}>Freight forwarder</ButtonLink>
      {isForCheckout
        ? <ButtonLink look="plain" href={href(book, { show: 'CheckOutReview' })}>Back to the checkout</ButtonLink>
        : <ButtonLink href={href('/profile/address_import')}>Import from CSV</ButtonLink>}
    </Actions>
  );
}
