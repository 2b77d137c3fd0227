import { formatMoney, longestReductionText, parseDollars, usd, type ReductionStatus } from '@quartermaster/contracts';
import { html, type Html } from '../../http/index.ts';
import { vendorDocument } from '../../purchase-orders/index.ts';
import { asSentence, dayInWords, washingtonDay } from '../../runtime/index.ts';
import { reductionPagePath } from '../link.ts';
import type { KeptReduction } from '../record/kept-reduction.ts';
import { confirmedPrice, type AnswerForm, type AnswerProblem } from './read-answer.ts';

const statusWords: Readonly<Record<ReductionStatus, string>> = {
  requested: 'Waiting for your answer', authorized: 'Authorized', declined: 'Declined', withdrawn: 'Withdrawn by the buyer', expired: 'Not answered in time', ended: 'Over', revoked: 'Taken back', used: 'Used for an order',
};

const doneWords: Readonly<Record<AnswerForm, string>> = {
  authorize: 'The price is authorized. The buyer gets a mail, and finds it in their cart.',
  decline: 'The request is declined. The buyer gets your reason by mail.',
  revoke: 'The price is taken back. The buyer gets your reason by mail.',
};

/** What a page shows beside the request. */
export interface AnswerFrame {
  readonly key: string;
  /** The form that was sent and refused, with what was typed. */
  readonly refused: { readonly form: AnswerForm; readonly fields: URLSearchParams; readonly problems: readonly AnswerProblem[] } | null;
}

/** The page of one request for a lower price. `done`: the form that was sent just before. */
export function reductionPage(kept: KeptReduction, frame: AnswerFrame, done: AnswerForm | null): string {
  const title = `Lower price under contract ${kept.contractNumber}`;
  return vendorDocument({
    title: frame.refused === null ? title : `Error: ${title}`,
    heading: title,
    lead: kept.answeredBy === 'vendor' ? `${asSentence(`For ${kept.vendorName}`)} This page shows this request and nothing else.` : 'For the contracting office. This page shows this request and nothing else.',
    main: html`${frame.refused === null ? null : problemSummary(frame.refused)}${done === null ? null : html`<p class="card done" role="status">${doneWords[done]}</p>`}
<section class="card" aria-labelledby="request-title"><h2 id="request-title">Status: ${statusWords[kept.status]}</h2>${facts(kept)}</section>
${kept.status === 'requested' ? html`${authorizeForm(kept, frame)}${reasonForm('decline', 'Decline', 'Decline the request', 'The buyer can order at the price of the contract all the same, and you may return that order.', frame)}` : null}
${kept.status === 'authorized' ? reasonForm('revoke', 'Take the price back', 'Take it back', 'The buyer cannot order at this price any more. Orders that are placed stay as they are.', frame) : null}`,
  });
}

/** For a link that is wrong or old: which of them is not said. */
export const closedReductionPage = (): string =>
  vendorDocument({
    title: 'This link opens no request',
    heading: 'This link opens no request',
    lead: 'Nothing was changed.',
    main: html`<div class="card"><h2>What you can do</h2>
<p>Check that the whole link of the letter is in the address. A link opens its request for about a year; after that it opens nothing.</p>
<p>The buyer can ask again, which brings a new letter with a new link.</p></div>`,
  });

const problemSummary = ({ form, problems }: NonNullable<AnswerFrame['refused']>): Html =>
  html`<div class="card wrong" role="alert"><h2>Nothing was recorded</h2><ul>${problems.map(({ field, message }) => (field === '' ? html`<li>${message}</li>` : html`<li><a href="#${form}-${field}">${message}</a></li>`))}</ul></div>`;

function facts({ productName, partNumber, quantity, unit, listPrice, askedPrice, message, buyerName, buyerEmail, answerBy, status, price, until, reason, orderNumber }: KeptReduction): Html {
  return html`<dl><dt>Item</dt><dd>${productName}, part ${partNumber}</dd>
<dt>Quantity</dt><dd>${quantity.toLocaleString('en-US')} (${unit})</dd>
<dt>Price of the contract</dt><dd>${formatMoney(usd(listPrice))}, together ${formatMoney(usd(listPrice * quantity))}</dd>
<dt>Asked for</dt><dd>${formatMoney(usd(askedPrice))}, together ${formatMoney(usd(askedPrice * quantity))}</dd>
<dt>Buyer</dt><dd>${buyerName}${buyerEmail === '' ? null : `, ${buyerEmail}`}</dd>
${message === '' ? null : html`<dt>Message</dt><dd class="said">${message}</dd>`}
${status === 'requested' ? html`<dt>Answer by</dt><dd>${dayInWords(washingtonDay(answerBy))}</dd>` : null}
${price === null || until === null ? null : html`<dt>Authorized</dt><dd>${formatMoney(usd(price))} until ${dayInWords(until)}</dd>`}
${orderNumber === null ? null : html`<dt>Order</dt><dd>${orderNumber}</dd>`}
${reason === null ? null : html`<dt>Reason</dt><dd class="said">${reason}</dd>`}</dl>`;
}

function authorizeForm({ askedPrice, unit }: KeptReduction, frame: AnswerFrame): Html {
  return formOf('authorize', 'Authorize a lower price', 'Authorize this price', frame, html`<p>It counts for exactly this quantity and for one order of this buyer.</p>
${field('authorize', 'price', `Price for one ${unit}, in dollars`, '', frame, (attributes, typed) => html`<input type="text" inputmode="decimal" maxlength="40" autocomplete="off" value="${typed ?? (askedPrice / 100).toFixed(2)}" ${attributes}>`)}
${field('authorize', 'until', 'Last day', 'As YYYY-MM-DD or M/D/YYYY, within a year.', frame, (attributes, typed) => html`<input type="text" maxlength="20" autocomplete="off" value="${typed ?? ''}" ${attributes}>`)}${confirmation(unit, frame)}`);
}

/** The box that confirms a price below what was asked for, once such a one was typed. */
function confirmation(unit: string, { refused }: AnswerFrame): Html | null {
  const price = refused?.problems.find(({ confirm }) => confirm !== undefined)?.confirm ?? confirmedBefore(refused);
  return price === null ? null : html`
<label class="tick" for="authorize-${confirmedPrice}"><input type="checkbox" id="authorize-${confirmedPrice}" name="${confirmedPrice}" value="${price}"${refused?.fields.get(confirmedPrice) === String(price) ? html` checked` : null}>Yes, ${formatMoney(usd(price))} for one ${unit}</label>`;
}

/** A price that was confirmed stays so while another field is mended. */
function confirmedBefore(refused: AnswerFrame['refused']): number | null {
  const confirmed = refused?.fields.get(confirmedPrice) ?? '';
  return /^\d{1,12}$/.test(confirmed) && parseDollars(refused?.fields.get('price') ?? '') === Number(confirmed) ? Number(confirmed) : null;
}

const reasonForm = (form: 'decline' | 'revoke', title: string, button: string, lead: string, frame: AnswerFrame): Html =>
  formOf(form, title, button, frame, html`<p>${lead}</p>
${field(form, 'reason', 'Reason', 'The buyer reads it.', frame, (attributes, typed) => html`<textarea rows="3" maxlength="${longestReductionText}" ${attributes}>
${typed ?? ''}</textarea>`)}`);

const formOf = (form: AnswerForm, title: string, button: string, { key }: AnswerFrame, fields: Html): Html =>
  html`<section class="card" aria-labelledby="${form}-title"><h2 id="${form}-title">${title}</h2>
<form method="post" action="${reductionPagePath}" novalidate><input type="hidden" name="key" value="${key}"><input type="hidden" name="form" value="${form}">
${fields}
<button type="submit">${button}</button></form></section>
`;

function field(form: AnswerForm, name: string, label: string, hint: string, { refused }: AnswerFrame, control: (attributes: Html, typed: string | null) => Html): Html {
  const id = `${form}-${name}`;
  const own = refused?.form === form ? refused : null;
  const problem = own?.problems.find((wrong) => wrong.field === name);
  const described = [hint === '' ? null : `${id}-hint`, problem === undefined ? null : `${id}-error`].filter((part) => part !== null).join(' ');
  return html`<label for="${id}">${label}</label>${hint === '' ? null : html`<p class="quiet" id="${id}-hint">${hint}</p>`}${problem === undefined ? null : html`<p class="error" id="${id}-error">${problem.message}</p>`}
${control(html`id="${id}" name="${name}"${described === '' ? null : html` aria-describedby="${described}"`}${problem === undefined ? null : html` aria-invalid="true"`}`, own?.fields.get(name) ?? null)}`;
}
