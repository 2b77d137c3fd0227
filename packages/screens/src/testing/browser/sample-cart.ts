import { usd, type Cart, type CartLine } from '@quartermaster/contracts';
import { example } from '../examples.ts';
import type { Handler, SentRequest } from './sample-server.ts';

type Page = { cart: Cart; refused: { cartKey: string | null; message: string }[] };

const priced = (line: CartLine): CartLine => ({ ...line, lineTotal: usd(line.price.unitPrice.amount * line.quantity) });

/** A cart of two vendors that takes changes as the server does. Quantities above `stock` are refused. */
export function sampleCart({ stock = 100 } = {}) {
  const { cart } = example('/cart/shopping_cart', 'Initial', 'Two vendors') as Page;
  const all = cart.groups;
  let lines = all.flatMap((group) => group.lines);

  function page(refused: Page['refused'] = []): Page {
    const groups = all.flatMap((group) => {
      const own = lines.filter((line) => line.contractNumber === group.contractNumber);
      return own.length === 0 ? [] : [{ ...group, lines: own, subtotal: usd(own.reduce((sum, line) => sum + line.lineTotal.amount, 0)) }];
    });
    const total = usd(groups.reduce((sum, group) => sum + group.subtotal.amount, 0));
    return { cart: { ...cart, groups, lineCount: lines.length, totals: { ...cart.totals, subtotal: total, total } }, refused };
  }
  function setQuantities({ body }: SentRequest) {
    const wanted = body['lines'] as { cartKey: string; quantity: number }[];
    const refused = wanted.filter(({ quantity }) => quantity > stock).map(({ cartKey }) => ({ cartKey, message: `Only ${stock} can be had.` }));
    if (refused.length > 0) return { responseName: 'Failure', attributes: page(refused) };
    lines = lines.map((line) => priced({ ...line, quantity: wanted.find(({ cartKey }) => cartKey === line.cartKey)?.quantity ?? line.quantity }));
    return { responseName: 'Initial', attributes: page() };
  }
  function remove({ body }: SentRequest) {
    lines = lines.filter(({ cartKey }) => !(body['cartKeys'] as string[]).includes(cartKey));
    return { responseName: 'Initial', attributes: page() };
  }
  function add({ body }: SentRequest) {
    const wanted = body['items'] as { offerId: string; quantity: number }[];
    const known = all.flatMap((group) => group.lines);
    const added = wanted.flatMap(({ offerId, quantity }) => known.filter((line) => line.offerId === offerId).map((line) => priced({ ...line, cartKey: `${line.cartKey}-again`, quantity })));
    lines = [...lines, ...added];
    return { responseName: 'Success', attributes: { ...page(), added: added.map(({ cartKey }) => cartKey) } };
  }
  const handlers: Record<string, Handler> = {
    '/cart/shopping_cart': () => ({ responseName: 'Initial', attributes: page() }),
    '/cart/shopping_cart_post': setQuantities,
    '/cart/delete_item': remove,
    '/cart/addCart': add,
  };
  return { handlers, page };
}
