import type { NewAddress, RequestOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { useState } from 'react';
import { useCheckoutPaths } from '../../orders/index.ts';
import { useCheckoutCall } from '../use-checkout-call.ts';
import { isShipToAnswer, type ShipToAnswer } from './ship-to-answer.ts';

/**
 * The choice of a destination, step by step; `choice` is null while nothing is being chosen.
 *
 * @param isStep on a page of its own, before the review
 */
export function useShipTo(isStep = false) {
  const { selectShipping, selectActivity, stepsArePages } = useCheckoutPaths();
  const { send: openStep } = useNavigation();
  const { ask, isPending, failure } = useCheckoutCall(isStep);
  const [choice, setChoice] = useState<ShipToAnswer | null>(null);
  const [draft, setDraft] = useState<NewAddress | null>(null);

  async function send(request: RequestOf<'/checkout/select_shipping'>): Promise<void> {
    if (stepsArePages && (!isStep || request.show === 'AacShipping')) return openStep(request.show === 'AacShipping' ? selectActivity : selectShipping, { payload: {} });
    const answer = await ask(request.aac !== undefined || request.show === 'AacShipping' ? selectActivity : selectShipping, isStep ? request : { ...request, from: 'review' });
    if (answer === null) return;
    const isChosen = !isShipToAnswer(answer);
    setChoice(isChosen ? null : answer);
    if (isChosen) setDraft(null);
  }

  return { choice, isPending, failure, draft, send, cancel: () => setChoice(null), keepDraft: setDraft };
}

export type ShipToSteps = ReturnType<typeof useShipTo>;
