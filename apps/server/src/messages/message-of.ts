import type { AttributesOf } from '@quartermaster/contracts';
import { happeningOf, type RecordedEvent } from '../purchase-orders/index.ts';

type Message = AttributesOf<'/main/message_center', 'Thread'>['messages'][number];

/** A message about a purchase order of this vendor, as its buyer reads it. */
export const messageOf = (recorded: RecordedEvent, vendor: string): Omit<Message, 'isNew'> => ({ ...happeningOf(recorded, vendor), isOwn: recorded.actor.kind === 'buyer' });
