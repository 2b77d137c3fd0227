import type { Notice } from '@quartermaster/contracts-desk';
import { expect } from 'vitest';
import { waitingNotices } from '../notices/index.ts';
import type { TestIdentity } from './identity.ts';

type Mail = Extract<Notice, { readonly kind: 'mail' }>;

/** What waits for the marketplace, as it would fetch it. */
export function mailbox({ store, clock }: Pick<TestIdentity, 'store' | 'clock'>) {
  const mailsTo = async (email: string): Promise<Mail[]> => (await waitingNotices(store, clock.now())).filter((notice): notice is Mail => notice.kind === 'mail' && notice.recipient.toLowerCase() === email.toLowerCase());
  return {
    mailsTo,
    kindsTo: async (email: string): Promise<string[]> => (await mailsTo(email)).map(({ mailKind }) => mailKind),
    /** Mail is written when a form has been answered: waits for so many of a kind. */
    async nextMail(email: string, kind: string, count = 1): Promise<Mail> {
      const ofKind = async () => (await mailsTo(email)).filter(({ mailKind }) => mailKind === kind);
      await expect.poll(async () => (await ofKind()).length).toBe(count);
      const mail = (await ofKind()).at(-1);
      if (mail === undefined) throw new Error(`No mail of the kind ${kind} waits for ${email}.`);
      return mail;
    },
    /** Accounts whose sessions at the marketplace are to end. */
    signedOut: async (): Promise<string[]> => (await waitingNotices(store, clock.now())).flatMap((notice) => (notice.kind === 'signed-out' ? [notice.accountId] : [])),
    /** All that waits is taken. */
    empty: async (): Promise<void> => void (await store.pool.query('delete from identity.notice')),
  };
}

/** The first address of a mail. */
export const addressIn = ({ body }: Mail): string => /https?:\/\/\S+/.exec(body)?.[0] ?? '';
