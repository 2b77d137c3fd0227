import { finalDestinationLines, formatMoney, orderStatusWords, placeLine, termsInWords, usd } from '@quartermaster/contracts';
import { html, type Html } from '../../http/index.ts';
import type { VendorView } from '../answer/vendor-view.ts';
import { eventWords } from '../events/event-words.ts';
import type { RecordedEvent } from '../events/recorded-event.ts';
import { asSentence } from '../../runtime/index.ts';
import { statusOf, type LineState } from '../state/state.ts';
import type { VendorForm } from './form.ts';
import { vendorDocument } from './vendor-document.ts';
import { vendorFormsFor, type FormFrame } from './vendor-forms.ts';

/** What was done with each form, as the page says afterwards. */
const doneWords: Readonly<Record<VendorForm, string>> = {
  accept: 'The purchase order is accepted.',
  reject: 'The rejection is recorded.',
  promise: 'The date is promised.',
  ship: 'The shipment is recorded.',
  invoice: 'The invoice is recorded.',
  message: 'The message is sent.',
  cancel: 'The purchase order is canceled.',
  decline: 'The buyer is told that it is delivered all the same.',
};

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/New_York' });
const timeOf = (instant: Date): Html => html`<time datetime="${instant.toISOString()}">${moment.format(instant)} ET</time>`;

/** The page of one purchase order for its vendor. `done`: the form that was sent just before. */
export function vendorPage(view: VendorView, frame: FormFrame, done: VendorForm | null): string {
  const { poNumber, vendorName, state, events } = view;
  const title = `Purchase order ${poNumber}`;
  return vendorDocument({
    title: frame.refused === null ? title : `Error: ${title}`,
    heading: title,
    lead: `${asSentence(`For ${vendorName}`)} This page shows this purchase order and nothing else.`,
    main: html`${frame.refused === null ? null : problemSummary(frame.refused.problems)}${done === null ? null : html`<p class="card done" role="status">${doneWords[done]}</p>`}
<section class="card" aria-labelledby="status-title"><h2 id="status-title">Status: ${orderStatusWords[statusOf(state)]}</h2>
${state.isCancellationAsked ? html`<p class="error">The buyer asks to cancel this purchase order.</p>` : null}${facts(view)}</section>
<section class="card" aria-labelledby="lines-title"><h2 id="lines-title">Lines</h2>${lineTable(view)}</section>
${vendorFormsFor(view, frame)}
<section class="card" aria-labelledby="events-title"><h2 id="events-title">What happened</h2>
${events.length === 0 ? html`<p>Nothing yet.</p>` : html`<ol>${events.map(eventItem)}</ol>`}</section>`,
  });
}

const problemSummary = (problems: readonly { readonly field: string; readonly message: string }[]): Html =>
  html`<div class="card wrong" role="alert"><h2>Nothing was recorded</h2><ul>${problems.map(({ field, message }) => (field === '' ? html`<li>${message}</li>` : html`<li><a href="#${field}">${message}</a></li>`))}</ul></div>`;

function facts({ placedAt, placedBy, contractNumber, deliverBy, note, shipTo, payment, speed, billing }: VendorView): Html {
  const address = [shipTo.organization, shipTo.contactName, shipTo.line1, shipTo.line2, placeLine(shipTo)].filter((line) => line !== '').join('\n');
  return html`<dl><dt>Ordered</dt><dd>${timeOf(placedAt)}, by ${placedBy}</dd>
<dt>Contract</dt><dd>${contractNumber}</dd>
<dt>Ship to</dt><dd class="said">${address}</dd>
${shipTo.finalDestination === undefined ? null : html`<dt>Final destination</dt><dd class="said">${finalDestinationLines(shipTo.finalDestination).join('\n')}</dd>`}
<dt>Contact</dt><dd>${[shipTo.phone, shipTo.email].filter((part) => part !== '').join(', ')}</dd>
<dt>Bill to</dt><dd>${payment.method === 'card' ? `Purchase card ending in ${payment.lastFour}` : `Activity ${payment.aac}, ${payment.activity}`}</dd>
${deliverBy === null ? null : html`<dt>Deliver by</dt><dd>${deliverBy}</dd>`}
${termsInWords({ speed, billing: billing ?? undefined }).map(({ name, words }) => html`<dt>${name}</dt><dd>${words}</dd>`)}
${note === '' ? null : html`<dt>Note</dt><dd class="said">${note}</dd>`}</dl>`;
}

function lineTable({ lines, state, subtotal }: VendorView): Html {
  return html`<table><thead><tr><th scope="col">Line</th><th scope="col">Item</th><th scope="col">Ordered</th><th scope="col">Unit price</th><th scope="col">Total</th><th scope="col">State</th></tr></thead>
<tbody>${state.lines.map((line) => {
    const item = lines[line.position - 1];
    return item === undefined ? html`` : html`<tr><th scope="row">${line.position}</th><td data-label="Item">${item.name}, part ${item.itemNumber}</td><td data-label="Ordered">${line.ordered} ${item.unitOfIssue.name}</td><td data-label="Unit price">${formatMoney(item.price.unitPrice)}</td><td data-label="Total">${formatMoney(item.lineTotal)}</td><td data-label="State">${lineState(line)}</td></tr>`;
  })}</tbody></table>
<p><strong>Total ${formatMoney(usd(subtotal))}</strong></p>`;
}

function lineState({ rejected, shipped, received, promisedDate }: LineState): string {
  const parts = [
    ...(rejected > 0 ? [`${rejected} rejected`] : []),
    ...(shipped > 0 ? [`${shipped} shipped`] : []),
    ...(received > 0 ? [`${received} received`] : []),
    ...(promisedDate === null ? [] : [`promised for ${promisedDate}`]),
  ];
  return parts.length === 0 ? 'open' : parts.join(', ');
}

function eventItem({ event, happenedAt, actor }: RecordedEvent): Html {
  const { title, text } = eventWords(event);
  return html`<li>${timeOf(happenedAt)}: <strong>${title}</strong> <span class="quiet">(${actorWords[actor.kind]})</span>${text === '' ? null : html`<br><span class="said">${text}</span>`}</li>`;
}

const actorWords = { vendor: 'vendor', buyer: 'buyer', operator: 'marketplace’s operator', system: 'marketplace' } as const;
