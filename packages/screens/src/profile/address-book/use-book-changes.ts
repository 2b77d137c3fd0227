import type { AttributesOf, RequestOf } from '@quartermaster/contracts';
import { useAlerts, useConfirm, useNavigation, useShowAnswer } from '@quartermaster/core';
import type { RefObject } from 'react';
import { escapeHtml, useTellElsewhere } from '../../shell/index.ts';
import { formPathOf, fromCheckout, type BookPath } from './address-book-links.ts';
import { useAddressChange } from './use-address-change.ts';

type Book = AttributesOf<'/profile/address_book', 'Initial'>;
export type BookAddress = Book['addresses'][number];

/** What a buyer does with the addresses of the page that is shown. @param list has the focus after a change */
export function useBookChanges({ q, page, isForCheckout }: Book, book: BookPath, list: RefObject<HTMLDivElement | null>) {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const showAnswer = useShowAnswer();
  const { href, open, stay } = useNavigation();
  const tellElsewhere = useTellElsewhere();
  const { change, isPending } = useAddressChange();

  async function make(request: RequestOf<'/profile/change_address'>, done: string): Promise<void> {
    const isHere = stay();
    const tell = tellElsewhere();
    const answer = await change({ ...request, q, page, ...fromCheckout(isForCheckout) });
    if (answer === null) return;
    showAnswer(book, answer);
    // The button that was pressed may be gone.
    if (isHere()) list.current?.focus();
    if (answer.responseName !== 'Initial') return;
    if (answer.attributes.problem === null) alerts.show({ type: 'success', msg: escapeHtml(done) });
    else tell('error', answer.attributes.problem, { label: 'Address Book', href: href(book) });
  }

  return {
    isPending,
    makeDefault: ({ addressId, addressName }: BookAddress) => void make({ makeDefault: addressId }, `${addressName} is the default.`),
    async remove({ addressId, addressName }: BookAddress): Promise<void> {
      const isSure = await confirm({
        title: `Remove ${addressName}?`,
        body: 'It is taken out of your address book. Orders that were placed with it keep it.',
        confirmLabel: 'Remove it',
        cancelLabel: 'Keep it',
        danger: true,
      });
      if (isSure) await make({ remove: addressId }, `${addressName} is removed.`);
    },
    /** Back to the checkout with the address; one that lacks something is completed first. */
    async shipTo(address: BookAddress): Promise<void> {
      const { addressId, addressName } = address;
      const isHere = stay();
      const answer = await change({ shipTo: addressId, q, page, from: 'checkout' });
      if (answer === null) return;
      switch (answer.responseName) {
        case 'CheckOutReview':
          alerts.show({ type: 'success', msg: escapeHtml(`The order goes to ${addressName}.`) });
          if (isHere()) open('/checkout/checkout_review');
          return;
        case 'Create':
          if (isHere()) open(formPathOf(address, book), { query: { addressId, from: 'checkout' } });
          return;
        default:
          showAnswer(book, answer);
          list.current?.focus();
      }
    },
  };
}

export type BookChanges = ReturnType<typeof useBookChanges>;
