import type { Approval, RequestOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useNavigation, useShowAnswer, type AnyAnswer } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml } from '../shell/index.ts';

/** Milliseconds: the page that follows has to be read, too. */
const noticeTime = 15_000;

type Change = '/cart/afc_cart_change' | '/cart/authorize_funds';

/** Sends what a buyer or an approver does to a cart, and shows what comes of it at the address of the cart: a reload looks again, and sends nothing. */
export function useApprovalCall() {
  const call = useCall();
  const showAnswer = useShowAnswer();
  const { open, stay } = useNavigation();
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);

  /** @param opens the cart is opened at its own address, in the place of the page that sent it */
  async function change<Path extends Change>(path: Path, request: RequestOf<Path>, { opens = false } = {}): Promise<void> {
    const isHere = stay();
    setPending(true);
    try {
      const answer: AnyAnswer = await call(path, request);
      const { responseName } = answer;
      const { requestId, notice = null } = answer.attributes as Partial<Approval>;
      if (responseName === 'CheckOutReview' || responseName === 'AdvantageCart') showAnswer('/checkout/checkout_review', answer);
      else if (opens && responseName !== 'AFCDataEntry' && requestId !== undefined) {
        // The page of the cart is read anew, and knows nothing of what was done a moment ago.
        if (notice !== null) alerts.show({ type: notice.tone, msg: escapeHtml(notice.text), timeout: noticeTime });
        if (isHere()) open('/cart/afc_cart', { query: { request: requestId }, replace: true });
      } else showAnswer('/cart/afc_cart', answer);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Nothing was sent. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return { change, isPending };
}
