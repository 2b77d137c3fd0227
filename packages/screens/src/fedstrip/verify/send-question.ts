import { formatMoney, type VerifyPage } from '@quartermaster/contracts';
import type { ConfirmRequest } from '@quartermaster/core';
import { unpricedWords } from '../parts/unpriced-words.ts';

/** What is asked before requisitions are sent. */
export function sendQuestion({ activity: { aac }, lines, total, unpriced }: Pick<VerifyPage, 'activity' | 'lines' | 'total' | 'unpriced'>): ConfirmRequest {
  const what = lines.length === 1 ? 'the requisition' : `${lines.length} requisitions`;
  return { title: `Send ${what} of ${aac}?`, body: `${unpricedWords(unpriced)}: ${formatMoney(total)}. Each gets its document number, and goes out with the next file.`, confirmLabel: `Send ${what}`, cancelLabel: 'Back to the requisitions' };
}
