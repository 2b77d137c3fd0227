import { placeLine, type AddressForm } from '@quartermaster/contracts';
import { Actions, Alert, Button, Stack } from '@quartermaster/ui';
import { useEffect, useRef } from 'react';
import type { AddressEntry } from './use-address-entry.ts';

interface SuggestedAddressProps {
  suggestion: NonNullable<AddressForm['suggestion']>;
  entry: AddressEntry;
  isPending: boolean;
}

/** How an address is usually written: the buyer takes that, or keeps what they typed. It has the focus when it comes. */
export function SuggestedAddress({ suggestion, entry, isPending }: SuggestedAddressProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [suggestion]);
  const lines = [suggestion.line1, suggestion.line2, placeLine(suggestion)].filter((line) => line !== '');
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label="Suggested address">
      <Alert tone="info" title="This address is usually written in another way">
        <Stack gap="sm">
          <address>{lines.map((line) => <div key={line}>{line}</div>)}</address>
          <Actions>
            <Button look="primary" isPending={isPending} pendingLabel="Saving the address" onClick={entry.take}>Use this address</Button>
            <Button isPending={isPending} pendingLabel="Saving the address" onClick={entry.keep}>Keep what I typed</Button>
          </Actions>
        </Stack>
      </Alert>
    </div>
  );
}
