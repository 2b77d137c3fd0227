import { countryOf, finalDestinationLines, usd } from '@quartermaster/contracts';
import { z } from 'zod';
import { eventWords, statusOf, type VendorView } from '../../purchase-orders/index.ts';

const money = z.object({ amount: z.int().meta({ description: 'In cents' }), currency: z.literal('USD') });
const instant = z.iso.datetime();
const status = z.enum(['Submitted', 'Sent', 'Accepted', 'PartlyShipped', 'Shipped', 'Delivered', 'Rejected', 'Canceled']);

const line = z.object({
  line: z.int().meta({ description: 'From 1' }),
  name: z.string(),
  itemNumber: z.string(),
  offerId: z.string(),
  nsn: z.string().nullable(),
  manufacturer: z.string(),
  quantity: z.int(),
  unitOfIssue: z.object({ code: z.string(), name: z.string() }),
  unitPrice: money,
  lineTotal: money,
  rejected: z.int(),
  shipped: z.int(),
  received: z.int(),
  promisedDate: z.string().nullable(),
});

const shipTo = z.object({
  aac: z.string().nullable(), organization: z.string(), contactName: z.string(), phone: z.string(), email: z.string(),
  line1: z.string(), line2: z.string(), city: z.string(), state: z.string(), zip: z.string(),
  country: z.string().meta({ description: 'ISO 3166-1 alpha-2' }),
  finalDestination: z.array(z.string()).meta({ description: 'Lines of where a freight forwarder sends the goods; empty: they stay at the address' }),
});

export const purchaseOrderSchema = z.object({
  poNumber: z.string(),
  orderNumber: z.string(),
  status,
  isCancellationAsked: z.boolean().meta({ description: 'The buyer asks to cancel: answer with cancel or decline-cancellation' }),
  placedAt: instant,
  placedBy: z.string(),
  contractNumber: z.string(),
  note: z.string(),
  deliverBy: z.string().nullable(),
  speed: z.enum(['standard', 'faster']).meta({ description: '`faster`: the buyer asks for it before the usual delivery time. Where it costs more, contact them first' }),
  billing: z.enum(['consolidated', 'line']).nullable().meta({ description: 'One invoice for the purchase order, or one for each line; null: as you like' }),
  subtotal: money,
  shipTo,
  payment: z.union([z.object({ method: z.literal('card'), lastFour: z.string() }), z.object({ method: z.literal('aac'), aac: z.string(), activity: z.string() })]),
  lines: z.array(line),
  invoiceNumbers: z.array(z.string()),
  happenings: z.array(z.object({ at: instant, by: z.enum(['vendor', 'buyer', 'operator', 'system']), title: z.string(), text: z.string() })),
});

export const waitingSchema = z.object({
  purchaseOrders: z.array(purchaseOrderSchema.extend({ deliveryKey: z.guid(), waitingSince: instant })),
  next: z.string().nullable().meta({ description: 'Give it as `after` for the next page; null: there is none' }),
});

export const statusSchema = z.object({ poNumber: z.string(), status });
export const recordedSchema = statusSchema.extend({ isRepeated: z.boolean().meta({ description: 'It was recorded before, and nothing is changed' }) });

/** A purchase order as its vendor's program reads it. */
export function shownPurchaseOrder(view: VendorView): z.output<typeof purchaseOrderSchema> {
  const { poNumber, orderNumber, state, placedAt, placedBy, contractNumber, note, deliverBy, speed, billing, subtotal, shipTo: to, payment, events } = view;
  return {
    poNumber, orderNumber, status: statusOf(state), isCancellationAsked: state.isCancellationAsked, placedAt: placedAt.toISOString(), placedBy, contractNumber, note, deliverBy, speed, billing, subtotal: usd(subtotal),
    shipTo: { aac: to.aac, organization: to.organization, contactName: to.contactName, phone: to.phone, email: to.email, line1: to.line1, line2: to.line2, city: to.city, state: to.state, zip: to.zip, country: countryOf(to), finalDestination: finalDestinationLines(to.finalDestination) },
    payment: payment.method === 'card' ? { method: 'card', lastFour: payment.lastFour } : { method: 'aac', aac: payment.aac, activity: payment.activity },
    lines: linesOf(view),
    invoiceNumbers: [...state.invoiceNumbers],
    happenings: events.map(({ happenedAt, actor, event }) => ({ at: happenedAt.toISOString(), by: actor.kind, ...eventWords(event) })),
  };
}

function linesOf({ lines, state }: VendorView): z.output<typeof line>[] {
  return state.lines.flatMap(({ position, ordered, rejected, shipped, received, promisedDate }) => {
    const item = lines[position - 1];
    return item === undefined ? [] : [{
      line: position, name: item.name, itemNumber: item.itemNumber, offerId: item.offerId, nsn: item.gsin, manufacturer: item.manufactureName, quantity: ordered,
      unitOfIssue: { code: item.unitOfIssue.code, name: item.unitOfIssue.name }, unitPrice: item.price.unitPrice, lineTotal: item.lineTotal, rejected, shipped, received, promisedDate,
    }];
  });
}
