import { parseCalendarDate } from '@quartermaster/contracts';
import { z } from 'zod';
import { typedLine, typedText } from '../../mail/index.ts';
import { nameProblem, textProblem, type PurchaseOrderEvent } from '../../purchase-orders/index.ts';

/** A text that is well-formed, tidied up, and checked as the vendor's page does it. */
const checked = (tidy: (text: string) => string, problemOf: (text: string) => string | null, least: 0 | 1) =>
  z.string().refine((text) => text.isWellFormed(), 'This has a character that is not text.').transform(tidy).superRefine((text, context) => {
    const problem = text.length < least ? 'Say something.' : problemOf(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });
const text = checked(typedText, textProblem, 1).meta({ description: 'Up to 2000 characters, which the buyer reads' });
const name = checked(typedLine, nameProblem, 1).meta({ description: 'Up to 100 characters in one line' });

const position = z.int().min(1).max(1_000_000).meta({ description: 'The number of the line in the purchase order, from 1' });
const lines = z.array(z.strictObject({ line: position, quantity: z.int().min(1).max(999_999_999).meta({ description: 'In the unit of issue of the line' }) })).min(1).max(1000);
const date = z.string().refine((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && parseCalendarDate(day) !== null, 'Write the day as YYYY-MM-DD.').meta({ format: 'date' });

const answer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('accept') }).meta({ description: 'The vendor will deliver what is not rejected' }),
  z.strictObject({ kind: z.literal('reject'), lines, reason: text }),
  z.strictObject({ kind: z.literal('promise'), lines: z.array(position).min(1).max(1000), date }).meta({ description: 'The day on which these lines will be delivered' }),
  z.strictObject({ kind: z.literal('ship'), shipmentId: name, lines, carrier: name, trackingNumber: checked(typedLine, nameProblem, 0).default('') }).meta({ description: 'A shipment that has left. The number of the shipment is the vendor’s own' }),
  z.strictObject({ kind: z.literal('invoice'), invoiceNumber: name }),
  z.strictObject({ kind: z.literal('message'), text }).meta({ description: 'For the buyer' }),
  z.strictObject({ kind: z.literal('cancel'), reason: text }).meta({ description: 'Where the buyer asks to cancel' }),
  z.strictObject({ kind: z.literal('decline-cancellation'), reason: text }).meta({ description: 'Where the buyer asks to cancel' }),
]);

export const answersSchema = z.strictObject({
  key: z.string().regex(/^[\w.:-]{1,100}$/, 'Use 1 to 100 letters, digits and ._:-').meta({ description: 'Your own name of this answer: sent again under it, it is recorded once' }),
  answers: z.array(answer).min(1).max(50).meta({ description: 'All of them are recorded, in this order, or none' }),
});

export const acknowledgementSchema = z.strictObject({ deliveryKey: z.guid() });

type Answer = z.output<typeof answer>;

/** What an answer records. */
export function eventOf(said: Answer): PurchaseOrderEvent {
  switch (said.kind) {
    case 'accept':
      return { kind: 'accepted' };
    case 'reject':
      return { kind: 'lines-rejected', lines: quantities(said.lines), reason: said.reason };
    case 'promise':
      return { kind: 'date-promised', lines: said.lines, date: said.date };
    case 'ship':
      return { kind: 'shipped', shipmentId: said.shipmentId, lines: quantities(said.lines), carrier: said.carrier, trackingNumber: said.trackingNumber };
    case 'invoice':
      return { kind: 'invoiced', invoiceNumber: said.invoiceNumber };
    case 'message':
      return { kind: 'message', text: said.text };
    case 'cancel':
      return { kind: 'canceled', reason: said.reason };
    case 'decline-cancellation':
      return { kind: 'cancellation-declined', reason: said.reason };
  }
}

const quantities = (of: readonly { readonly line: number; readonly quantity: number }[]) => of.map(({ line, quantity }) => ({ position: line, quantity }));
