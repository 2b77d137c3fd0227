import { useNavigation } from '@quartermaster/core';
import { Actions, Button, ButtonLink, VisuallyHidden } from '@quartermaster/ui';
import { formPathOf, fromCheckout, type BookPath } from './address-book-links.ts';
import type { BookAddress, BookChanges } from './use-book-changes.ts';

interface AddressActionsProps {
  address: BookAddress;
  changes: BookChanges;
  book: BookPath;
  isForCheckout: boolean;
}

/** What can be done with an address of the book. */
export function AddressActions({ address, changes, book, isForCheckout }: AddressActionsProps) {
  const { href } = useNavigation();
  const { addressId, addressName, kind, isDefault, isComplete } = address;
  const { isPending } = changes;
  const named = <VisuallyHidden> {addressName}</VisuallyHidden>;
  return (
    <Actions>
      {isForCheckout && <Button size="sm" look="primary" isPending={isPending} pendingLabel="Saving" onClick={() => void changes.shipTo(address)}><span>Ship to<VisuallyHidden> {addressName},</VisuallyHidden> this address</span></Button>}
      {kind !== 'aac' && <ButtonLink size="sm" href={href(formPathOf(address, book), { addressId, ...fromCheckout(isForCheckout) })}><span>{isComplete ? 'Change' : 'Complete'}{named}</span></ButtonLink>}
      {!isDefault && <Button size="sm" look="plain" isPending={isPending} pendingLabel="Saving" onClick={() => changes.makeDefault(address)}><span>Make<VisuallyHidden> {addressName} the</VisuallyHidden> default</span></Button>}
      <Button size="sm" look="plain" isPending={isPending} pendingLabel="Saving" onClick={() => void changes.remove(address)}><span>Remove{named}</span></Button>
    </Actions>
  );
}
