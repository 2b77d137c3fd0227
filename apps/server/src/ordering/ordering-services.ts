import type { CheckedRow } from '@quartermaster/contracts';
import { addToCart, announceCart, cartSummary, ownerOf } from '../cart/index.ts';
import { catalogOf } from '../stores/assortment/index.ts';
import { implement, respond, serviceAt, withCartSummary, type Implementation, type RequestContext } from '../wire/index.ts';
import { checkRows } from './check-rows.ts';
import { joinRows } from './join-rows.ts';

/** Orders by part number or NSN (specification, section 2, Ordering and parked carts). */
export function orderingServices(mostLines: number): readonly Implementation[] {
  return [
    implement(serviceAt('/ordering/quick_ordering'), (_request, { buyer }) => Promise.resolve(buyer === null ? respond('Login', {}) : respond('EntryForm', { rows: [], added: null }))),
    implement(serviceAt('/ordering/quick_ordering_cart'), async ({ rows: typed, changeKey }, context) => {
      const rows = await checkRows(catalogOf(context), typed);
      return changeKey === undefined ? respond('EntryForm', { rows, added: null }) : intoCart(context, rows, changeKey, mostLines);
    }),
  ];
}

/** Puts what is found into the cart; the rows that are not in it then are answered, with the reason. */
async function intoCart(context: RequestContext, rows: readonly CheckedRow[], changeKey: string, mostLines: number) {
  const items = joinRows(rows);
  if (items.length === 0) return respond('EntryForm', { rows: [...rows], added: 0 });
  const { touched, refused } = await announceCart(context, addToCart(context, ownerOf(context), items, changeKey, { partial: true, mostLines }));
  const why = new Map(refused.map(({ offerId, message }) => [offerId, message]));
  const left = rows.flatMap((row): CheckedRow[] => {
    if (row.state !== 'found' || row.item === null) return [row];
    const message = why.get(row.item.offerId);
    return message === undefined ? [] : [{ ...row, state: 'refused', message }];
  });
  return withCartSummary(respond('EntryForm', { rows: left, added: touched.length }), await cartSummary(context));
}
