import type { NewAddress, RequestOf } from '@quartermaster/contracts';
import type { Answer } from '@quartermaster/core';
import { useState } from 'react';
import { useCheckoutPaths } from '../../orders/index.ts';
import { useCheckoutCall } from '../use-checkout-call.ts';

/** An answer that keeps the buyer with the choice. */
export type DestinationAnswer = Exclude<Answer<'/cart/edit_shipping'>, { responseName: 'CheckOutReview' }>;

export type DestinationRequest = Omit<RequestOf<'/cart/edit_shipping'>, 'groupId'>;

/** The choice of where one vendor's order goes, step by step; what is chosen leads to the review. */
export function useDestination(groupId: string, first: DestinationAnswer) {
  const { editShipping } = useCheckoutPaths();
  const { ask, isPending, failure } = useCheckoutCall(true);
  const [shown, setShown] = useState(first);
  const [draft, setDraft] = useState<NewAddress | null>(null);

  async function send(request: DestinationRequest): Promise<void> {
    const answer = await ask(editShipping, { groupId, ...request });
    if (answer === null || answer.responseName === 'CheckOutReview') return;
    setShown(answer);
    if (request.newAddress !== undefined && answer.responseName === 'Initial') setDraft(null);
  }

  return { shown, isPending, failure, draft, send, keepDraft: setDraft };
}
