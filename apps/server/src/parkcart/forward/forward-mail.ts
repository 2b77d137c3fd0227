import type { Mail } from '@quartermaster/deployment';
import { quoted, typedLine } from '../../mail/index.ts';

export interface Forwarded {
  readonly recipient: string;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly store: string;
  readonly name: string;
  readonly lineCount: number;
  readonly note: string;
  /** Days for which it can be taken. */
  readonly days: number;
  readonly webOrigin: string;
}

const inDays = (days: number): string => (days === 1 ? 'one day' : `${days} days`);

/** Tells a colleague of a cart. What was typed is one line each, or quoted: it cannot pass for a line of ours. */
export function forwardMail({ recipient, senderName, senderEmail, store, name, lineCount, note, days, webOrigin }: Forwarded): Mail {
  const page = `${webOrigin}/ws/parkcart/my_parkcart?${new URLSearchParams({ store }).toString()}`;
  const paragraphs = [
    `${typedLine(senderName)} (${senderEmail}) has forwarded a parked cart to you in the ${store} store.`,
    `Name: ${typedLine(name)}\nItems: ${lineCount}`,
    ...(note === '' ? [] : [quoted(note)]),
    `Sign in with the account of this address, ${recipient}, and take it from the page of your parked carts within ${inDays(days)}:\n${page}`,
    'Prices are those of the day on which you look at it. Nothing is ordered until you order it. If you do not expect this, you need not do anything.',
  ];
  return { kind: 'parked-cart-forwarded', recipient, subject: `${typedLine(senderName)} has forwarded a parked cart to you`, body: `${paragraphs.join('\n\n')}\n` };
}
