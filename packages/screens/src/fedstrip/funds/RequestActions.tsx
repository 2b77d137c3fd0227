import type { RequisitionRequest } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Button, ButtonLink } from '@quartermaster/ui';
import { useState } from 'react';
import { countOf } from './request-words.ts';

/** What the person who looks may do with requisitions under funds control. */
export function RequestActions({ request: { requestId, lineCount, may, orderId, reviewed } }: { request: RequisitionRequest }) {
  const { send, href } = useNavigation();
  const [isPending, setPending] = useState(false);
  const change = async (what: { authorize: { reviewed: string } } | { withdraw: true } | { remind: true } | { takeBack: true }) => {
    setPending(true);
    try {
      await send('/fedstrip/fedstrip_authorize_funds_save', { payload: { request: requestId, ...what } });
    } finally {
      setPending(false);
    }
  };
  return (
    <Actions>
      {may.authorize && <Button look="primary" isPending={isPending} pendingLabel="Sending" onClick={() => void change({ authorize: { reviewed } })}>Authorize {countOf(lineCount)}</Button>}
      {may.takeBack && <Button look="primary" isPending={isPending} pendingLabel="Putting them back" onClick={() => void change({ takeBack: true })}>Put the lines back</Button>}
      {may.remind && <Button isPending={isPending} pendingLabel="Sending" onClick={() => void change({ remind: true })}>Remind the approvers</Button>}
      {may.withdraw && <Button isPending={isPending} pendingLabel="Withdrawing" onClick={() => void change({ withdraw: true })}>Withdraw them</Button>}
      {orderId !== null && <ButtonLink look="primary" href={href('/fedstrip/fedstrip_shopping_cart', { order: orderId })}>Go to the document numbers</ButtonLink>}
      <ButtonLink href={href('/fedstrip/fedstrip_authorize_funds')}>All requisitions under funds control</ButtonLink>
    </Actions>
  );
}
