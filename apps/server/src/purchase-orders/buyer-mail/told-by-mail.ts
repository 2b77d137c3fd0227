import type { PurchaseOrderEvent } from '../state/event.ts';
import type { OrderMailChoice } from './order-mail-choice.ts';

type Kind = PurchaseOrderEvent['kind'];

/** Goods that were counted on do not come: a buyer must know, whatever they have chosen. */
const always: ReadonlySet<Kind> = new Set(['lines-rejected', 'canceled']);
/** What waits for the buyer to read or answer it. */
const needed: ReadonlySet<Kind> = new Set([...always, 'cancellation-declined', 'message']);
/** And how the order goes on. */
const all: ReadonlySet<Kind> = new Set([...needed, 'accepted', 'shipped']);

const told: Readonly<Record<OrderMailChoice, ReadonlySet<Kind>>> = { all, needed, least: always };

/** Whether a buyer may be told of such an event by mail, whatever they have chosen. */
export const mayBeTold = (kind: Kind): boolean => all.has(kind);

/** Whether a buyer who has chosen so is told of such an event, which somebody else has brought about. */
export const isToldByMail = (kind: Kind, choice: OrderMailChoice): boolean => told[choice].has(kind);

/** What many of are few mails, with the word for several: a vendor may write, ship and reject line by line. Others happen once or twice to a purchase order. */
export const gatheredAs: Readonly<Partial<Record<Kind, string>>> = { message: 'Messages', shipped: 'Shipments', 'lines-rejected': 'Rejections' };
