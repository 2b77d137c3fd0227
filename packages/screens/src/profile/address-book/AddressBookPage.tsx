import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Alert, Button, ButtonLink, Container, EmptyState, Inline, Pagination, Stack, Text } from '@quartermaster/ui';
import { useRef, type ComponentType } from 'react';
import { PageHeader } from '../../shell/index.ts';
import { fromCheckout, type BookPath } from './address-book-links.ts';
import { AddressActions } from './AddressActions.tsx';
import { AddressCards, type AddressListProps } from './AddressCards.tsx';
import { AddressSearch } from './AddressSearch.tsx';
import { NewAddressLinks } from './NewAddressLinks.tsx';
import { useAddressExport } from './use-address-export.ts';
import { useBookChanges } from './use-book-changes.ts';

export interface AddressBookPageProps {
  attributes: AttributesOf<'/profile/address_book', 'Initial'>;
  book: BookPath;
  /** The list in the look of the store. */
  list?: ComponentType<AddressListProps>;
}

/** The buyer’s address book: what orders may be shipped to. From the checkout it is where the order goes. */
export function AddressBookPage({ attributes, book, list: AddressList = AddressCards }: AddressBookPageProps) {
  const { addresses, problem, q, total, page, pageSize, isForCheckout } = attributes;
  const { href } = useNavigation();
  const list = useRef<HTMLDivElement>(null);
  const changes = useBookChanges(attributes, book, list);
  const { exportAddresses, isPending: isExporting } = useAddressExport();
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const isEmpty = total === 0 && q === '';
  const trail = isForCheckout ? [{ label: 'Checkout Review', href: href(book, { show: 'CheckOutReview' }) }] : [{ label: 'Profile', href: href('/profile/update_profile') }];
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Address Book" trail={trail}>
          {isForCheckout && <Text as="p">Choose where the order goes, or add an address: you come back to the checkout, where everything is as you left it.</Text>}
        </PageHeader>
        {problem !== null && <Alert tone="warning" title="Nothing was changed" isLive>{problem}</Alert>}
        <NewAddressLinks book={book} isForCheckout={isForCheckout} />
        {!isEmpty && <AddressSearch attributes={attributes} book={book} />}
        {/* Focused after a change, and by nothing else. */}
        <div ref={list} tabIndex={-1} role="group" aria-label="Addresses">
          {isEmpty && <EmptyState icon="location" title="Your address book is empty">Add where your orders go, and choose it at checkout.</EmptyState>}
          {total === 0 && !isEmpty && (
            <EmptyState icon="search" title="No address has all of these words" actions={<ButtonLink look="primary" href={href(book, fromCheckout(isForCheckout))}>Show all addresses</ButtonLink>}>
              Look for fewer words, or for a part of one.
            </EmptyState>
          )}
          {total > 0 && (
            <Stack gap="sm">
              <Inline justify="between" align="center">
                <Text isBold role="status">{total.toLocaleString('en-US')} {total === 1 ? 'address' : 'addresses'}{q !== '' && ' found'}</Text>
                {!isForCheckout && <Button size="sm" icon="download" isPending={isExporting} pendingLabel="Collecting the addresses" onClick={() => void exportAddresses()}>Export CSV</Button>}
              </Inline>
              <AddressList addresses={addresses} actionsOf={(address) => <AddressActions address={address} changes={changes} book={book} isForCheckout={isForCheckout} />} />
            </Stack>
          )}
        </div>
        <Pagination page={page} pageCount={pageCount} hrefFor={(next) => href(book, { ...(q !== '' && { q }), page: String(next), ...fromCheckout(isForCheckout) })} label="Pages of addresses" />
      </Stack>
    </Container>
  );
}
