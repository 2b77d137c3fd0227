import type { EditShipping } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Heading, RadioGroup, Stack, Text } from '@quartermaster/ui';
import { useState } from 'react';
import { BookPages } from '../ship-to/BookPages.tsx';
import { addressChoices } from '../ship-to/address-choices.ts';
import { PartFields } from './PartFields.tsx';
import { PartsElsewhere } from './PartsElsewhere.tsx';
import type { DestinationRequest } from './use-destination.ts';

export interface OrderDestinationProps {
  attributes: EditShipping;
  isPending: boolean;
  onSend: (request: DestinationRequest) => Promise<void>;
}

/** The address of one vendor's order, or of a part of it. */
export function OrderDestination({ attributes, isPending, onSend }: OrderDestinationProps) {
  const { addresses, selected, message, q, order, orderShipTo } = attributes;
  const { href } = useNavigation();
  const preset = selected ?? addresses[0]?.addressId;
  const [chosen, setChosen] = useState(preset);
  const [scope, setScope] = useState<'all' | 'part'>('all');
  // Another page of the book has come, or a new address: what is not shown cannot be chosen.
  const addressId = addresses.some((address) => address.addressId === chosen) ? chosen : preset;
  const isSplit = order.parts.length > 0;
  const isOwn = order.shipTo !== null || isSplit;
  const rest = isSplit ? 'All that does not go elsewhere' : 'All of this order';
  return (
    <Stack gap="md">
      {message !== null && <Alert tone="error" isLive>{message}</Alert>}
      <div>
        <Heading level={2} size="md">Order to {order.vendor}</Heading>
        <Text size="sm" tone="muted">Contract <Text isCode>{order.contractNumber}</Text>. Each address gets a purchase order of its own.</Text>
      </div>
      {isSplit && <PartsElsewhere order={order} isPending={isPending} onSend={onSend} />}
      <BookPages attributes={attributes} isPending={isPending} onSend={onSend}>
        {addresses.length === 0
          ? <Text tone="muted">{q === '' ? 'Your address book is empty.' : 'No address has all of these words.'}</Text>
          : <RadioGroup legend="Address" value={addressId} onChange={setChosen} choices={addressChoices(addresses)} />}
      </BookPages>
      {addressId !== undefined && (
        <RadioGroup
          legend="What goes there?"
          value={scope}
          onChange={(value) => setScope(value === 'part' ? 'part' : 'all')}
          choices={[{ value: 'all', label: rest }, { value: 'part', label: 'A part of it', hint: 'The rest goes where it goes now.' }]}
        />
      )}
      {addressId !== undefined && scope === 'part' && <PartFields key={addressId} attributes={attributes} addressId={addressId} isPending={isPending} onSend={(quantities) => onSend({ addressId, quantities })} />}
      <Actions>
        {addressId !== undefined && scope === 'all' && <Button look="primary" isPending={isPending} pendingLabel="Saving the address" onClick={() => void onSend({ addressId })}>Ship it there</Button>}
        {isOwn && <Button onClick={() => void onSend({ asOrder: true })}>{orderShipTo === null ? 'Ship all of it with the other orders' : `Ship all of it to ${orderShipTo.addressName}`}</Button>}
        <Button icon="plus" onClick={() => void onSend({ show: 'Create' })}>New address</Button>
        <Button onClick={() => void onSend({ show: 'NewAAC' })}>New destination AAC</Button>
        <Button onClick={() => void onSend({ show: 'Create', kind: 'military' })}>APO, FPO or DPO</Button>
        <Button onClick={() => void onSend({ show: 'Create', kind: 'overseas' })}>Overseas address</Button>
        <Button onClick={() => void onSend({ show: 'Create', kind: 'forwarder' })}>Freight forwarder</Button>
        <ButtonLink href={href('/checkout/select_breakbulk', { groupId: order.groupId })}>Break-bulk point</ButtonLink>
        <ButtonLink look="plain" href={href('/checkout/checkout_review')}>Back to the review without a change</ButtonLink>
      </Actions>
    </Stack>
  );
}
