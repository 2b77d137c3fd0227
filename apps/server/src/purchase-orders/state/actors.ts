import type { ActorKind, EventKind } from './event.ts';

/** Who may bring an event about. An operator may do what a vendor or a buyer tells them by phone. */
const actorsOf: Readonly<Record<EventKind, readonly ActorKind[]>> = {
  sent: ['system', 'operator'],
  accepted: ['vendor', 'operator'],
  'lines-rejected': ['vendor', 'operator'],
  'date-promised': ['vendor', 'operator'],
  shipped: ['vendor', 'operator'],
  invoiced: ['vendor', 'operator'],
  message: ['vendor', 'buyer', 'operator'],
  'cancellation-requested': ['buyer', 'operator'],
  'cancellation-declined': ['vendor', 'operator'],
  canceled: ['vendor', 'buyer', 'operator'],
  received: ['buyer', 'operator'],
  'problem-reported': ['buyer', 'operator'],
};

export const isAllowed = (kind: EventKind, actor: ActorKind): boolean => actorsOf[kind].includes(actor);
