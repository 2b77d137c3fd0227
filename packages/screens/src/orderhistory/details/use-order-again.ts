import { CallFailure, concernsPage, useAlerts, useCall, useNewKey } from '@quartermaster/core';
import { useRef, useState } from 'react';
import { escapeHtml } from '../../shell/index.ts';

/** A line of an order, as far as it is ordered again. */
export interface LineToOrder {
  offerId: string;
  quantity: number;
  name: string;
}

export interface OrderedAgain {
  /** How many lines of the cart have more now. */
  added: number;
  /** Why the rest cannot be had, a sentence each that names the item. */
  refused: string[];
}

/** So many offers go into a cart at a time. */
const mostAtOnce = 100;

/** What the server says of an offer that is no longer there cannot name it: the order can. */
function named(lines: readonly LineToOrder[], { offerId, message }: { offerId?: string | undefined; message: string }): string {
  const name = lines.find((line) => line.offerId === offerId)?.name;
  return name === undefined || message.includes(name) ? message : `${name}: ${message}`;
}

/**
 * Puts lines of an order into the cart again, at today's prices and as far as they can be had. Pressed again after a lost answer it sends the same
 * changes: nothing is added twice.
 */
export function useOrderAgain() {
  const call = useCall();
  const newKey = useNewKey();
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);
  const unanswered = useRef<{ lines: string; changeKeys: string[] } | null>(null);

  /** Null: it did not come to an answer, and the buyer was told why. */
  async function orderAgain(lines: readonly LineToOrder[]): Promise<OrderedAgain | null> {
    const items = lines.map(({ offerId, quantity }) => ({ offerId, quantity }));
    const sent = JSON.stringify(items);
    const parts = Array.from({ length: Math.ceil(items.length / mostAtOnce) }, (_, part) => items.slice(part * mostAtOnce, (part + 1) * mostAtOnce));
    const changeKeys = unanswered.current?.lines === sent ? unanswered.current.changeKeys : parts.map(() => newKey());
    unanswered.current = { lines: sent, changeKeys };
    setPending(true);
    try {
      const result: OrderedAgain = { added: 0, refused: [] };
      for (const [part, changeKey] of changeKeys.entries()) {
        const answer = await call('/cart/addCart', { items: parts[part] ?? [], changeKey, partial: true }, { spinner: false });
        if (answer.responseName === 'Success') result.added += answer.attributes.added.length;
        result.refused.push(...answer.attributes.refused.map((refusal) => named(lines, refusal)));
      }
      unanswered.current = null;
      return result;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (failure.kind !== 'network') unanswered.current = null;
      if (concernsPage(failure)) alerts.show({ topic: 'cart', type: 'error', msg: `Not everything was added to the cart. ${escapeHtml(failure.message)}` });
      return null;
    } finally {
      setPending(false);
    }
  }

  return { orderAgain, isPending };
}
