import { formatMoney, usd, type CartLine } from '@quartermaster/contracts';
import type { Mail } from '@quartermaster/deployment';
import { quoted, typedLine } from '../mail/index.ts';
import { dayInWords, washingtonDay } from '../runtime/index.ts';
import type { KeptReduction } from './record/kept-reduction.ts';

const paragraphs = (...parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`;

/** What was typed cannot pass for a line of ours: names are one line each, and the message is quoted. */
const about = (asked: KeptReduction): string =>
  [
    `Item: ${typedLine(asked.productName)}, part ${typedLine(asked.partNumber)}`,
    `Vendor: ${typedLine(asked.vendorName)}, contract ${asked.contractNumber}`,
    `Quantity: ${asked.quantity.toLocaleString('en-US')} (${asked.unit})`,
    `Price of the contract: ${formatMoney(usd(asked.listPrice))}`,
    `Asked for: ${formatMoney(usd(asked.askedPrice))}`,
    `Buyer: ${typedLine(asked.buyerName)} (${asked.buyerEmail})`,
  ].join('\n');

const terms = ({ price, until, quantity, unit }: KeptReduction): string =>
  price === null || until === null ? '' : `Price: ${formatMoney(usd(price))} for one ${unit}, for ${quantity.toLocaleString('en-US')}\nLast day: ${dayInWords(until)}`;

/** Most of the other lines that a mail names. */
const mostNamed = 20;

/** The rest of what the buyer orders under the contract. */
function restOfOrder(others: readonly CartLine[]): string {
  if (others.length === 0) return '';
  const named = others.slice(0, mostNamed).map(({ name, itemNumber, quantity, lineTotal }) => `- ${quantity.toLocaleString('en-US')} of ${typedLine(name)}, part ${typedLine(itemNumber)}: ${formatMoney(lineTotal)}`);
  const more = others.length > mostNamed ? [`and ${others.length - mostNamed} more`] : [];
  return ['The same cart has under this contract:', ...named, ...more].join('\n');
}

/** To the vendor or the contracting office, with the link. @param others the other lines of the contract in the cart */
export const askMail = (asked: KeptReduction, link: string, others: readonly CartLine[]): Mail => ({
  kind: 'price-reduction-request',
  recipient: asked.answererEmail,
  subject: `A buyer asks for a lower price under contract ${asked.contractNumber}`,
  body: paragraphs(
    `a buyer of the ${asked.store} store asks for a lower price. The order is above the maximum order of the contract.`,
    about(asked),
    restOfOrder(others),
    asked.message === '' ? '' : quoted(asked.message),
    `Authorize a price with a last day, or decline, until ${dayInWords(washingtonDay(asked.answerBy))}:\n${link}`,
    'You need no account. Opening the page decides nothing. The link authorizes one price, once, and lets you take it back until it is used: do not pass it on.',
  ),
});

/** To the buyer, with what became of the request; and to the person who answers it where somebody else decided. */
export function outcomeMails(kept: KeptReduction, webOrigin: string): readonly Mail[] {
  const reason = kept.reason === null ? '' : `The reason:\n\n${quoted(kept.reason)}`;
  const by = kept.answeredBy === 'vendor' ? typedLine(kept.vendorName) : 'The contracting office';
  const said: Partial<Record<KeptReduction['status'], { subject: string; buyer: string; answerer: string }>> = {
    authorized: { subject: 'A lower price is authorized', buyer: `${by} has authorized a lower price. It counts in your cart for exactly this quantity, for one order.\n\n${terms(kept)}`, answerer: `This price is authorized. The link of the mail that asked takes it back until it is used.\n\n${terms(kept)}` },
    declined: { subject: 'A request for a lower price was declined', buyer: `${by} has declined your request. You can order at the price of the contract.\n\n${reason}`, answerer: '' },
    withdrawn: { subject: 'A request for a lower price was withdrawn', buyer: '', answerer: 'The buyer has withdrawn this request. You have nothing to do.' },
    expired: { subject: 'A request for a lower price was not answered', buyer: `${by} has not answered your request in time. You can ask again, or order at the price of the contract.`, answerer: '' },
    ended: { subject: 'A lower price is over', buyer: `The last day of this lower price is over, and it was not used.\n\n${terms(kept)}`, answerer: '' },
    revoked: { subject: 'A lower price was taken back', buyer: `The lower price that you asked for was taken back. Orders that are placed stay as they are.\n\n${reason}`, answerer: `This request or price was taken back. Orders that are placed stay as they are.\n\n${reason}` },
    used: { subject: 'A lower price was used', buyer: '', answerer: `The buyer has ordered at this price, in order ${kept.orderNumber ?? ''}.\n\n${terms(kept)}` },
  };
  const words = said[kept.status];
  if (words === undefined) return [];
  const mail = { kind: `price-reduction-${kept.status}`, subject: words.subject };
  const cart = `${webOrigin}/ws/cart/shopping_cart?${new URLSearchParams({ store: kept.store }).toString()}`;
  return [
    ...(words.buyer === '' || kept.buyerEmail === '' ? [] : [{ ...mail, recipient: kept.buyerEmail, body: paragraphs(words.buyer, about(kept), `Your cart:\n${cart}`) }]),
    ...(words.answerer === '' ? [] : [{ ...mail, recipient: kept.answererEmail, body: paragraphs(words.answerer, about(kept)) }]),
  ];
}
