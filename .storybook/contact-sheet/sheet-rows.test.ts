import { expect, it } from 'vitest';
import { rowsOf, type SheetPicture } from './sheet-rows.ts';

const cart = { id: 'cart--full', path: '/cart/shopping_cart', screen: 'Cart: Shopping cart', example: 'Full' };
const changed = { ...cart, id: 'cart--changed', example: 'Changed' };
const taken = ({ id, example }: typeof cart, pixels: string, theme: string, width = 1280, store: string | null = null): SheetPicture => ({
  shot: { story: { id, title: 'Screens/Cart', name: example }, store, theme, width },
  picture: { image: Buffer.from(pixels) },
});

it('shows pictures that are the same once, and says which look so', () => {
  const rows = rowsOf([cart, changed], [
    taken(cart, 'a', 'adv12'), taken(cart, 'a', 'adv19'), taken(cart, 'a', 'adv12', 390), taken(cart, 'b', 'adv19', 390),
    taken(changed, 'a', 'adv12'), taken(changed, 'c', 'adv19'),
  ]);
  expect(rows.map(({ figures }) => figures.map(({ caption }) => caption))).toEqual([
    ['adv12 and adv19 look the same, 1280 pixels wide', 'adv12, 390 pixels wide', 'adv19, 390 pixels wide'],
    ['adv12, 1280 pixels wide', 'adv19, 1280 pixels wide'],
  ]);
  expect(rows[1]?.figures.map(({ content }) => content)).toEqual([{ sameAs: cart }, { image: Buffer.from('c') }]);
});

it('names stores, leaves out what a store does not show, and keeps what went wrong', () => {
  const [row, ...others] = rowsOf([cart, changed], [
    taken(cart, 'a', 'adv12', 1280, 'FSS'), taken(cart, 'a', 'adv12', 1280, 'USMC'),
    { ...taken(cart, '', 'adv12', 1280, 'VA'), picture: { problem: 'It threw.' } },
    { ...taken(changed, '', 'adv12', 1280, 'VA'), picture: { absent: true } },
  ]);
  expect(row?.figures.map(({ caption }) => caption)).toEqual(['FSS in adv12 and USMC in adv12 look the same, 1280 pixels wide', 'VA in adv12, 1280 pixels wide']);
  expect(row?.figures[1]?.content).toEqual({ problem: 'It threw.' });
  expect(others).toEqual([]);
});
