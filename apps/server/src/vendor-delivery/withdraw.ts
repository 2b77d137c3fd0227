import type { Pool } from '@quartermaster/database';
import { takeBackUnsentMail } from '../mail/index.ts';
import type { ClaimedDelivery } from './deliveries.ts';

/** What became of a purchase order that was canceled, or known to be with its vendor, while it waited; `later`: it is leaving just now. */
type Withdrawal =
  | { readonly kind: 'withdrawn'; readonly way: string | null; /** Not null: its vendor may have it, and is told that it is canceled. */ readonly reason: string | null }
  | { readonly kind: 'delivered' | 'later'; readonly way: string };

/** Keeps a purchase order that need not be sent any more from its vendor, as far as that can still be done: a mail that is in the outbox is taken out of it. */
export async function withdraw(database: Pool, { message: { deliveryKey }, attempts, before }: ClaimedDelivery): Promise<Withdrawal> {
  const mail = await takeBackUnsentMail(database, deliveryKey);
  if (mail === 'sent') return { kind: 'delivered', way: 'mail' };
  if (mail === 'leaving') return { kind: 'later', way: 'mail' };
  // Without a way nothing was tried; with one that failed, or whose process died, the vendor's system may have it.
  const wasTried = before.way === null ? before.error === null && attempts > 1 : before.error !== null;
  if (mail === 'taken-back' || !wasTried) return { kind: 'withdrawn', way: null, reason: null };
  return { kind: 'withdrawn', way: before.way, reason: `It was canceled before its vendor is known to have it. ${sentence(before.error ?? 'An attempt to send it did not end')}` };
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
