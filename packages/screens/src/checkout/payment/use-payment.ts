import type { AttributesOf, RequestOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { useState } from 'react';
import { useCheckoutPaths } from '../../orders/index.ts';
import { useCheckoutCall } from '../use-checkout-call.ts';

/**
 * The choice of a payment method; `choice` is null while nothing is being chosen.
 *
 * @param isStep on a page of its own, before the review
 */
export function usePayment(isStep = false) {
  const { selectPayment, stepsArePages } = useCheckoutPaths();
  const { send: openStep } = useNavigation();
  const { ask, isPending, failure } = useCheckoutCall(isStep);
  const [choice, setChoice] = useState<AttributesOf<'/checkout/select_payment', 'SelectPayment'> | null>(null);

  async function send(request: RequestOf<'/checkout/select_payment'>): Promise<void> {
    if (stepsArePages && !isStep) return openStep(selectPayment, { payload: {} });
    const answer = await ask(selectPayment, isStep ? request : { ...request, from: 'review' });
    if (answer !== null) setChoice(answer.responseName === 'SelectPayment' ? answer.attributes : null);
  }

  return { choice, isPending, failure, send, cancel: () => setChoice(null) };
}

export type PaymentSteps = ReturnType<typeof usePayment>;
