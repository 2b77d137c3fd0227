import type { AttributesOf, RequestOf } from '@quartermaster/contracts';
import { useAlerts, useNavigation } from '@quartermaster/core';
import { useState } from 'react';
import { useAddressChange } from './use-address-change.ts';

type Shown = AttributesOf<'/profile/address_book', 'Create'> | AttributesOf<'/profile/address_book', 'NewAAC'>;

/** Sends a form of the address book: back to the book when it is kept, or the form again with what is wrong. */
export function useSavedAddress<Form extends Shown>(first: Form) {
  const { open } = useNavigation();
  const alerts = useAlerts();
  const { change, isPending } = useAddressChange();
  const [shown, setShown] = useState(first);

  async function save(request: RequestOf<'/profile/change_address'>): Promise<void> {
    const answer = await change(request);
    if (answer === null) return;
    if (answer.responseName !== 'Initial') {
      setShown(answer.attributes as Form);
      return;
    }
    const { problem } = answer.attributes;
    alerts.show(problem === null ? { type: 'success', msg: 'Your address book is saved.' } : { type: 'error', msg: problem });
    open('/profile/address_book');
  }

  return { shown, save, isPending };
}
