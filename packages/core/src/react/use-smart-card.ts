import { useEffect, useState } from 'react';
import type { CardState } from '../smart-card/card-flow.ts';
import { cardMessage, type CardMessage } from '../smart-card/card-texts.ts';
import { SmartCard, type CardPage } from '../smart-card/smart-card.ts';
import { useSignal, useStorefront } from './storefront-context.ts';

export interface SmartCardActions {
  readonly state: CardState;
  /** The message to its owner; null while there is none. */
  readonly message: CardMessage | null;
  /** Leaves for the reader. */
  read(): void;
  /** Asks, then takes the card away. */
  unregister(): void;
}

/** The buyer's smart card, for the page that shows it. It goes on by itself when the browser comes back from the reader. */
export function useSmartCard(page: CardPage): SmartCardActions {
  const storefront = useStorefront();
  const [card] = useState(() => new SmartCard(storefront, page));
  const state = useSignal(card.state);
  useEffect(() => void card.resume(), [card]);
  return { state, message: cardMessage(state), read: () => void card.read(), unregister: () => void card.unregister() };
}
