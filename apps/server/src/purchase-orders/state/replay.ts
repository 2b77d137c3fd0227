import { decide } from './decide.ts';
import type { ActorKind, PurchaseOrderEvent } from './event.ts';
import type { PurchaseOrderState } from './state.ts';

/** The state after what was recorded. Events that later rules refuse stay recorded, and count for nothing. */
export const replay = (submitted: PurchaseOrderState, events: readonly { readonly event: PurchaseOrderEvent; readonly actor: ActorKind }[]): PurchaseOrderState =>
  events.reduce((state, { event, actor }) => {
    const decision = decide(state, event, actor);
    return decision.kind === 'next' ? decision.state : state;
  }, submitted);
