import type { RequestOf, ServicePath } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useShowAnswer } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml } from '../shell/index.ts';

/** The page at which an answer is shown: a reload of it sends nothing. */
const shownAt = {
  '/aacassignment/aac_supervisor_email': '/aacassignment/aac_supervisor_email',
  '/aacassignment/aac_approval_submit': '/aacassignment/aac_approval',
  '/aacassignment/aac_password_entry_submit': '/aacassignment/aac_password_entry',
} as const satisfies Partial<Record<ServicePath, ServicePath>>;

type SubmitPath = keyof typeof shownAt;

/** Sends a form with a password or a key, and shows what comes of it in the same place of the history: neither is in anything that the browser keeps. */
export function useAacCall<Path extends SubmitPath>(path: Path) {
  const call = useCall();
  const showAnswer = useShowAnswer();
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);

  async function send(request: RequestOf<Path>): Promise<void> {
    setPending(true);
    try {
      showAnswer(shownAt[path], await call(path, request));
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Nothing was sent. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return { send, isPending };
}
