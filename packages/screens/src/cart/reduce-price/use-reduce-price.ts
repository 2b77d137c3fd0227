import type { RequestOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useNavigation, useShowAnswer } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml, useTellElsewhere } from '../../shell/index.ts';

/** Sends what a buyer asks for, and goes back to the cart, which shows it; what is wrong is shown on the page. */
export function useReducePrice() {
  const call = useCall();
  const { href, open, stay } = useNavigation();
  const tellElsewhere = useTellElsewhere();
  const showAnswer = useShowAnswer();
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);

  async function send(request: RequestOf<'/cart/reduce_price_submit'>): Promise<void> {
    const isHere = stay();
    const tell = tellElsewhere();
    setPending(true);
    try {
      const answer = await call('/cart/reduce_price_submit', request);
      if (answer.responseName !== 'Initial') {
        showAnswer('/cart/reduce_price', answer);
        tell('error', answer.attributes.problem ?? 'Your request was not sent: something in it has to be looked at first.', { label: 'Your request', href: href('/cart/reduce_price', { cartKey: request.cartKey }) });
      } else if (isHere()) open('/cart/shopping_cart');
      else tell('success', request.withdraw === undefined ? 'Your request for a lower price is sent.' : 'Your request for a lower price is withdrawn.', { label: 'View cart', href: href('/cart/shopping_cart') });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Your request was not sent. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return { send, isPending };
}
