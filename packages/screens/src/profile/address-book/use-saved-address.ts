import type { AttributesOf, RequestOf } from '@quartermaster/contracts';
import { useAlerts, useNavigation } from '@quartermaster/core';
import { useState } from 'react';
import { useTellElsewhere } from '../../shell/index.ts';
import { fromCheckout, type BookPath } from './address-book-links.ts';
import { useAddressChange } from './use-address-change.ts';

type Shown = AttributesOf<'/profile/address_book', 'Create'> | AttributesOf<'/profile/address_book', 'NewAAC'>;

interface Way {
  readonly book: BookPath;
  readonly isForCheckout: boolean;
}

/** Sends a form of the address book: back to the book, or to the checkout, when it is kept, or the form again with what is wrong. */
export function useSavedAddress<Form extends Shown>(first: Form, { book, isForCheckout }: Way) {
  const { href, open, stay } = useNavigation();
  const tellElsewhere = useTellElsewhere();
  const alerts = useAlerts();
  const { change, isPending } = useAddressChange();
  const [shown, setShown] = useState(first);

  async function save(request: RequestOf<'/profile/change_address'>): Promise<void> {
    const isHere = stay();
    const tell = tellElsewhere();
    const answer = await change({ ...request, ...fromCheckout(isForCheckout) });
    if (answer === null) return;
    switch (answer.responseName) {
      case 'CheckOutReview':
        alerts.show({ type: 'success', msg: 'Your address book is saved, and the order goes to this address.' });
        // In the place of the form: Back from an order does not lead to an address that was typed for it.
        if (isHere()) open('/checkout/checkout_review', { replace: true });
        return;
      case 'Initial': {
        const { problem } = answer.attributes;
        alerts.show(problem === null ? { type: 'success', msg: 'Your address book is saved.' } : { type: 'error', msg: problem });
        if (isHere()) open(book, { query: fromCheckout(isForCheckout) });
        return;
      }
      default:
        setShown((before) => ({ ...before, ...answer.attributes }));
        tell('error', 'Your address was not saved: something in it has to be looked at first.', { label: 'Address Book', href: href(book) });
    }
  }

  return { shown, save, isPending };
}
