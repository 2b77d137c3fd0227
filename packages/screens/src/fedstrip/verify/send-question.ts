import type { VerifyPage } from '@quartermaster/contracts';
import type { ConfirmRequest } from '@quartermaster/core';
import { totalOf } from '../parts/unpriced-words.ts';

/** What is asked before requisitions are sent. */
export function sendQuestion({ activity: { aac }, lines, total, unpriced }: Pick<VerifyPage, 'activity' | 'lines' | 'total' | 'unpriced'>): ConfirmRequest {
  const { term, details } = totalOf({ total, unpriced }, lines.length);
  const what = lines.length === 1 ? 'the requisition' : `${lines.length} requisitions`;
  return { title: `Send ${what} of ${aac}?`, body: `${term}: ${details}. ${lines.length === 1 ? 'It gets' : 'Each gets'} its document number, and goes out with the next file.`, confirmLabel: `Send ${what}`, cancelLabel: 'Back to the requisitions' };
}
