import { parseCalendarDate } from '@quartermaster/contracts';
import { typedLine, typedText } from '../../mail/index.ts';
import { nameProblem, textProblem } from '../answer/answer-texts.ts';
import type { LineQuantity, PurchaseOrderEvent } from '../state/event.ts';
import type { PurchaseOrderState } from '../state/state.ts';

/** The forms of the vendor's page, by the names that they send. */
export const vendorForms = ['accept', 'reject', 'promise', 'ship', 'invoice', 'message', 'cancel', 'decline'] as const;
export type VendorForm = (typeof vendorForms)[number];

/** A mistake in a form, at its field. */
export interface FormProblem {
  /** Id of the field. */
  readonly field: string;
  readonly message: string;
}

export type ReadForm = { readonly event: PurchaseOrderEvent } | { readonly problems: readonly FormProblem[] };

export const isVendorForm = (name: string | null): name is VendorForm => vendorForms.some((form) => form === name);

/** Ids of fields, which the page gives them and to which the summary of mistakes leads. */
export const fieldId = (form: VendorForm, name: string): string => `${form}-${name}`;
export const quantityName = (position: number): string => `quantity-${position}`;
export const lineName = (position: number): string => `line-${position}`;

/** The event that a sent form asks for, or what is wrong with it. The state machine decides afterwards whether it can be. */
export function readForm(form: VendorForm, fields: URLSearchParams, { lines }: PurchaseOrderState): ReadForm {
  const reading = new FormReading(form, fields);
  const positions = lines.map(({ position }) => position);
  const event = eventOf(form, reading, positions);
  return reading.problems.length > 0 ? { problems: reading.problems } : { event };
}

function eventOf(form: VendorForm, reading: FormReading, positions: readonly number[]): PurchaseOrderEvent {
  switch (form) {
    case 'accept':
      return { kind: 'accepted' };
    case 'reject':
      return { kind: 'lines-rejected', lines: reading.quantities(positions), reason: reading.text('reason', 'Say why the vendor cannot deliver.') };
    case 'promise':
      return { kind: 'date-promised', lines: reading.lines(positions), date: reading.date('date') };
    case 'ship':
      return {
        kind: 'shipped',
        shipmentId: reading.name('shipment', 'Give the number of the shipment.'),
        lines: reading.quantities(positions),
        carrier: reading.name('carrier', 'Name the carrier.'),
        trackingNumber: reading.name('tracking', null),
      };
    case 'invoice':
      return { kind: 'invoiced', invoiceNumber: reading.name('number', 'Give the number of the invoice.') };
    case 'message':
      return { kind: 'message', text: reading.text('text', 'Write the message.') };
    case 'cancel':
      return { kind: 'canceled', reason: reading.text('reason', 'Say what the buyer should know.') };
    case 'decline':
      return { kind: 'cancellation-declined', reason: reading.text('reason', 'Say why it cannot be canceled.') };
  }
}

/** Reads fields one by one and notes what is wrong. */
class FormReading {
  readonly problems: FormProblem[] = [];
  readonly #form: VendorForm;
  readonly #fields: URLSearchParams;

  constructor(form: VendorForm, fields: URLSearchParams) {
    this.#form = form;
    this.#fields = fields;
  }

  text(name: string, ifMissing: string): string {
    const text = typedText(this.#fields.get(name) ?? '');
    const problem = text === '' ? ifMissing : textProblem(text);
    if (problem !== null) this.#note(name, problem);
    return text;
  }

  /** A text of one line; `ifMissing`: null where it may be left out. */
  name(name: string, ifMissing: string | null): string {
    const text = typedLine(this.#fields.get(name) ?? '');
    const problem = text === '' ? ifMissing : nameProblem(text);
    if (problem !== null) this.#note(name, problem);
    return text;
  }

  date(name: string): string {
    const day = parseCalendarDate(this.#fields.get(name) ?? '');
    if (day === null) this.#note(name, 'Give the day of delivery as YYYY-MM-DD.');
    return day ?? '';
  }

  /** The lines that are ticked. */
  lines(positions: readonly number[]): number[] {
    const ticked = positions.filter((position) => this.#fields.has(lineName(position)));
    if (ticked.length === 0) this.#note(lineName(positions[0] ?? 1), 'Choose at least one line.');
    return ticked;
  }

  /** The lines with a quantity above zero. */
  quantities(positions: readonly number[]): LineQuantity[] {
    const read = positions.map((position) => ({ position, typed: (this.#fields.get(quantityName(position)) ?? '').trim() }));
    for (const { position, typed } of read) if (!/^\d{0,9}$/.test(typed)) this.#note(quantityName(position), `Line ${position}: give a whole number, or leave it empty.`);
    const quantities = read.map(({ position, typed }) => ({ position, quantity: Number(typed) })).filter(({ quantity }) => quantity > 0);
    if (quantities.length === 0 && this.problems.length === 0) this.#note(quantityName(positions[0] ?? 1), 'Give the quantity of at least one line.');
    return quantities;
  }

  #note(name: string, message: string): void {
    this.problems.push({ field: fieldId(this.#form, name), message });
  }
}
