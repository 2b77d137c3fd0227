import { html, type Html } from '../../http/index.ts';
import { longestName, longestText } from '../answer/answer-texts.ts';
import type { VendorView } from '../answer/vendor-view.ts';
import { open, statusOf, wanted, type LineState } from '../state/state.ts';
import { fieldId, lineName, quantityName, type FormProblem, type VendorForm } from './form.ts';

/** What a form needs beside its fields. */
export interface FormFrame {
  readonly action: string;
  /** The token of the link. */
  readonly key: string;
  /** The name of what will be sent: a form that is sent twice is recorded once. */
  readonly eventKey: string;
  /** The form that was sent and refused, with what was typed. */
  readonly refused: { readonly form: VendorForm; readonly fields: URLSearchParams; readonly problems: readonly FormProblem[] } | null;
}

/** The forms that can be used now. */
export function vendorFormsFor(view: VendorView, frame: FormFrame): Html[] {
  const { state } = view;
  const status = statusOf(state);
  const isOver = status === 'Canceled' || status === 'Rejected';
  const toShip = state.lines.filter((line) => wanted(line) - line.shipped > 0);
  const openLines = state.lines.filter((line) => open(line) > 0);
  const isUntouched = state.lines.every((line) => line.shipped === 0 && line.received === 0);
  const draw = new FormDrawing(view, frame);
  return [
    ...(isOver || !state.isCancellationAsked ? [] : [...(isUntouched ? [draw.cancel()] : []), draw.decline()]),
    ...(isOver || state.isAccepted ? [] : [draw.accept()]),
    ...(isOver || !state.isAccepted || toShip.length === 0 ? [] : [draw.ship(toShip)]),
    ...(isOver || openLines.length === 0 ? [] : [draw.promise(openLines), draw.reject(openLines)]),
    ...(isOver || !state.isAccepted ? [] : [draw.invoice()]),
    draw.message(),
  ];
}

class FormDrawing {
  readonly #view: VendorView;
  readonly #frame: FormFrame;

  constructor(view: VendorView, frame: FormFrame) {
    this.#view = view;
    this.#frame = frame;
  }

  accept(): Html {
    return this.#form('accept', 'Accept the purchase order', 'Accept', html`<p>You will deliver all lines that you do not reject, at the prices of the contract.</p>`);
  }

  ship(lines: readonly LineState[]): Html {
    return this.#form('ship', 'Ship lines', 'Record the shipment', html`<p>A line may be shipped in parts: give what is in this shipment.</p>
${this.#quantities('ship', lines, (line) => String(wanted(line) - line.shipped))}
${this.#input('ship', 'shipment', 'Shipment number', 'The number on your packing slip. Each shipment has its own.')}
${this.#input('ship', 'carrier', 'Carrier', '')}
${this.#input('ship', 'tracking', 'Tracking number (optional)', '')}`);
  }

  promise(lines: readonly LineState[]): Html {
    return this.#form('promise', 'Promise a date', 'Promise this date', html`<fieldset><legend>Lines</legend>
${lines.map((line) => html`<label class="tick" for="${fieldId('promise', lineName(line.position))}"><input type="checkbox" id="${fieldId('promise', lineName(line.position))}" name="${lineName(line.position)}"${this.#ticked('promise', lineName(line.position))}>${this.#lineTitle(line)}</label>`)}</fieldset>
${this.#error('promise', lineName(lines[0]?.position ?? 1))}
${this.#input('promise', 'date', 'Day of delivery', '', 'date')}`);
  }

  reject(lines: readonly LineState[]): Html {
    return this.#form('reject', 'Reject lines', 'Reject these quantities', html`${this.#quantities('reject', lines, () => '')}
${this.#area('reject', 'reason', 'Reason', 'The buyer reads it.')}`);
  }

  invoice(): Html {
    return this.#form('invoice', 'Invoice', 'Record the invoice', this.#input('invoice', 'number', 'Invoice number', ''));
  }

  message(): Html {
    return this.#form('message', 'Message to the buyer', 'Send the message', this.#area('message', 'text', 'Message', 'No card numbers.'));
  }

  cancel(): Html {
    return this.#form('cancel', 'Cancel, as the buyer asks', 'Cancel the purchase order', this.#area('cancel', 'reason', 'Answer to the buyer', ''));
  }

  decline(): Html {
    return this.#form('decline', 'Decline to cancel', 'Deliver all the same', this.#area('decline', 'reason', 'Reason', 'The buyer reads it.'));
  }

  #form(form: VendorForm, title: string, button: string, fields: Html): Html {
    const { action, key, eventKey } = this.#frame;
    return html`<section class="card" aria-labelledby="${form}-title"><h2 id="${form}-title">${title}</h2>
<form method="post" action="${action}" novalidate><input type="hidden" name="key" value="${key}"><input type="hidden" name="eventKey" value="${eventKey}"><input type="hidden" name="form" value="${form}">
${fields}
<button type="submit">${button}</button></form></section>
`;
  }

  #quantities(form: VendorForm, lines: readonly LineState[], preset: (line: LineState) => string): Html {
    return html`<fieldset><legend>Quantities</legend>${lines.map((line) => this.#field(form, quantityName(line.position), this.#lineTitle(line), '', (attributes) =>
      html`<input type="text" inputmode="numeric" maxlength="9" value="${this.#typed(form, quantityName(line.position)) ?? preset(line)}" ${attributes}>`))}</fieldset>`;
  }

  #input(form: VendorForm, name: string, label: string, hint: string, type = 'text'): Html {
    return this.#field(form, name, label, hint, (attributes) => html`<input type="${type}" maxlength="${longestName}" autocomplete="off" value="${this.#typed(form, name) ?? ''}" ${attributes}>`);
  }

  #area(form: VendorForm, name: string, label: string, hint: string): Html {
    return this.#field(form, name, label, hint, (attributes) => html`<textarea rows="3" maxlength="${longestText}" ${attributes}>
${this.#typed(form, name) ?? ''}</textarea>`);
  }

  #field(form: VendorForm, name: string, label: string, hint: string, control: (attributes: Html) => Html): Html {
    const id = fieldId(form, name);
    const isWrong = this.#problem(form, name) !== undefined;
    const described = [hint === '' ? null : `${id}-hint`, isWrong ? `${id}-error` : null].filter((part) => part !== null).join(' ');
    return html`<label for="${id}">${label}</label>${hint === '' ? null : html`<p class="quiet" id="${id}-hint">${hint}</p>`}${this.#error(form, name)}
${control(html`id="${id}" name="${name}"${described === '' ? null : html` aria-describedby="${described}"`}${isWrong ? html` aria-invalid="true"` : null}`)}`;
  }

  #error(form: VendorForm, name: string): Html | null {
    const problem = this.#problem(form, name);
    return problem === undefined ? null : html`<p class="error" id="${fieldId(form, name)}-error">${problem.message}</p>`;
  }

  #problem(form: VendorForm, name: string): FormProblem | undefined {
    const { refused } = this.#frame;
    return refused?.form === form ? refused.problems.find(({ field }) => field === fieldId(form, name)) : undefined;
  }

  #typed(form: VendorForm, name: string): string | null {
    const { refused } = this.#frame;
    return refused?.form === form ? refused.fields.get(name) : null;
  }

  #ticked(form: VendorForm, name: string): Html | null {
    return this.#typed(form, name) === null ? null : html` checked`;
  }

  #lineTitle({ position, ordered }: LineState): string {
    return `Line ${position}: ${this.#view.lines[position - 1]?.name ?? ''} (${ordered} ordered)`;
  }
}
