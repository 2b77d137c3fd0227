import type { PurchaseOrderProgress } from '@quartermaster/contracts';
import { eventWords } from './event-words.ts';
import type { RecordedEvent } from './recorded-event.ts';

/** Something that happened to a purchase order of this vendor, as its buyer reads it. */
export const happeningOf = (recorded: RecordedEvent, vendor: string): PurchaseOrderProgress['happenings'][number] =>
  ({ position: recorded.position, at: recorded.happenedAt.toISOString(), by: byWhom(recorded, vendor), ...eventWords(recorded.event) });

/** Operators and programs of the marketplace are one to the buyer. */
const byWhom = ({ actor }: RecordedEvent, vendor: string): string => ({ vendor, buyer: actor.name, operator: 'The marketplace', system: 'The marketplace' })[actor.kind];
