import type { ConfirmRequest } from '../extension/index.ts';

/** After an HTTP session expiry (specification, section 4). It must be answered: neither outside click nor keyboard closes it. */
export const newSessionQuestion: ConfirmRequest = Object.freeze({
  title: 'Your session has expired',
  body: 'The session ended because you were not active for a while. Do you want to create a new session? What you typed on this page is kept.',
  confirmLabel: 'Create a new session',
  cancelLabel: 'End session',
  mustAnswer: true,
});
