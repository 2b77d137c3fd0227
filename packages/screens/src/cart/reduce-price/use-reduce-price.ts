import type { RequestOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useNavigation, useShowAnswer } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml } from '../../shell/index.ts';

/** Sends what a buyer asks for, and goes back to the cart, which shows it; what is wrong is shown on the page. */
export function useReducePrice() {
  const call = useCall();
  const { open, stay } = useNavigation();
  const showAnswer = useShowAnswer();
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);

  async function send(request: RequestOf<'/cart/reduce_price_submit'>): Promise<void> {
    const isHere = stay();
    setPending(true);
    try {
      const answer = await call('/cart/reduce_price_submit', request);
      if (answer.responseName !== 'Initial') showAnswer('/cart/reduce_price', answer);
      else if (isHere()) open('/cart/shopping_cart');
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Your request was not sent. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return { send, isPending };
}
