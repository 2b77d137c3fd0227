import { css } from '@emotion/react';
import type { RequestOf } from '@quartermaster/contracts';
import type { ScreenProps } from '@quartermaster/core';
import { useAlerts, useConfirm, useNavigation, useShowAnswer } from '@quartermaster/core';
import { Actions, Alert, ButtonLink, Container, EmptyState, Grid, Stack } from '@quartermaster/ui';
import { useRef } from 'react';
import { escapeHtml, PageHeader } from '../../shell/index.ts';
import { KeptAddress } from './KeptAddress.tsx';
import { useAddressChange } from './use-address-change.ts';

const equal = css({ alignItems: 'stretch' });

/** The buyer’s address book: what orders may be shipped to. */
export default function AddressBook({ attributes: { addresses, problem } }: ScreenProps<'/profile/address_book', 'Initial'>) {
  const { href } = useNavigation();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const showAnswer = useShowAnswer();
  const { change, isPending } = useAddressChange();
  const list = useRef<HTMLDivElement>(null);

  async function make(request: RequestOf<'/profile/change_address'>, done: string): Promise<void> {
    const answer = await change(request);
    if (answer === null) return;
    showAnswer('/profile/address_book', answer);
    // The button that was pressed may be gone.
    list.current?.focus();
    if (answer.responseName === 'Initial' && answer.attributes.problem === null) alerts.show({ type: 'success', msg: escapeHtml(done) });
  }

  async function remove(addressId: string, name: string): Promise<void> {
    const isSure = await confirm({
      title: `Remove ${name}?`,
      body: 'It is taken out of your address book. Orders that were placed with it keep it.',
      confirmLabel: 'Remove it',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (isSure) await make({ remove: addressId }, `${name} is removed.`);
  }

  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Address Book" trail={[{ label: 'Profile', href: href('/profile/update_profile') }]} />
        {problem !== null && <Alert tone="warning" title="Nothing was changed" isLive>{problem}</Alert>}
        <Actions>
          <ButtonLink look="primary" icon="plus" href={href('/profile/address_book', { show: 'Create' })}>New address</ButtonLink>
          <ButtonLink href={href('/profile/address_book', { show: 'NewAAC' })}>Add an activity (AAC/DoDAAC)</ButtonLink>
        </Actions>
        {/* Focused after a change, and by nothing else. */}
        <div ref={list} tabIndex={-1} role="group" aria-label="Addresses">
          {addresses.length === 0 ? (
            <EmptyState icon="location" title="Your address book is empty">Add where your orders go, and choose it at checkout.</EmptyState>
          ) : (
            <Grid layout="three" as="ul" css={equal}>
              {addresses.map((address) => (
                <KeptAddress
                  key={address.addressId}
                  address={address}
                  isPending={isPending}
                  onMakeDefault={() => void make({ makeDefault: address.addressId }, `${address.addressName} is the default.`)}
                  onRemove={() => void remove(address.addressId, address.addressName)}
                />
              ))}
            </Grid>
          )}
        </div>
      </Stack>
    </Container>
  );
}
