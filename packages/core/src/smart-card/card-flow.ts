import type { CardRefusal } from '@quartermaster/contracts';
import { completeReading, type CardReturn, type CompleteReading } from './card-reading.ts';

/** The state of a card's registration (specification, section 4, Smart card registration). */
export type CardState =
  | { readonly kind: 'idle' }
  /** On the way to the reader. */
  | { readonly kind: 'reading' }
  /** The certificate cannot be registered; `incomplete`: its alternative name, chain or expiry is missing. */
  | { readonly kind: 'invalid'; readonly reason: CardRefusal | 'incomplete' }
  /** The buyer is asked whether this is the card. */
  | { readonly kind: 'confirming'; readonly reading: CompleteReading }
  | { readonly kind: 'registering' }
  | { readonly kind: 'registered' | 'already-registered' | 'other-account' | 'reading-refused' }
  | { readonly kind: 'unregistering' }
  | { readonly kind: 'unregistered' };

export type CardEvent =
  | { readonly kind: 'asked' }
  | { readonly kind: 'came-back'; readonly card: CardReturn }
  | { readonly kind: 'confirmed'; readonly yes: boolean }
  /** The server's answer to a registration, by its response name. */
  | { readonly kind: 'answered'; readonly responseName: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unregister' }
  | { readonly kind: 'unregistered' }
  /** It goes on elsewhere: at the reader, or on the page of an error. */
  | { readonly kind: 'gave-up' };

const idle: CardState = { kind: 'idle' };

/** The next state; an event that does not belong to the present one changes nothing. */
export function nextCardState(state: CardState, event: CardEvent): CardState {
  const busy = state.kind === 'registering' || state.kind === 'unregistering' || state.kind === 'confirming' || state.kind === 'reading';
  switch (event.kind) {
    case 'asked':
      return busy ? state : { kind: 'reading' };
    case 'came-back':
      return busy ? state : returned(event.card);
    case 'confirmed':
      if (state.kind !== 'confirming') return state;
      return event.yes ? { kind: 'registering' } : idle;
    case 'answered':
      return state.kind === 'registering' ? { kind: outcomeOf(event.responseName) } : state;
    case 'refused':
      return state.kind === 'registering' ? { kind: 'reading-refused' } : state;
    case 'unregister':
      return busy ? state : { kind: 'unregistering' };
    case 'unregistered':
      return state.kind === 'unregistering' ? { kind: 'unregistered' } : state;
    case 'gave-up':
      return idle;
  }
}

function returned(card: CardReturn): CardState {
  if (card.kind === 'refused') return { kind: 'invalid', reason: card.refusal };
  const reading = completeReading(card.reading);
  return reading === null ? { kind: 'invalid', reason: 'incomplete' } : { kind: 'confirming', reading };
}

/** NoAction: this buyer has it already. Error: another buyer has. Anything else is a success (specification, section 4). */
function outcomeOf(responseName: string): 'registered' | 'already-registered' | 'other-account' {
  if (responseName === 'NoAction') return 'already-registered';
  return responseName === 'Error' ? 'other-account' : 'registered';
}
