import { expect, it } from 'vitest';
import { commandOf, UsageError } from './command.ts';
import { keyOf, labelOf, shotsOf } from './shots.ts';

const story = { id: 'cart--empty', title: 'Screens/Cart', name: 'Empty' };
const other = { id: 'login--form', title: 'Screens/Login', name: 'Form' };

it('compares each story in its own store and theme at both widths', () => {
  const command = commandOf(['compare']);
  expect(command).toEqual({ kind: 'compare', choice: { words: [], stores: [], themes: [], widths: [1280, 390] }, against: null, baseline: null });
  expect(shotsOf([story, other], command.choice).map(keyOf)).toEqual(['cart--empty.1280', 'login--form.1280', 'cart--empty.390', 'login--form.390']);
});

it('takes words, stores, themes, widths, a revision and a folder', () => {
  const command = commandOf(['compare', 'CART', '--store', 'FSS,USMC', '--theme', 'adv12', '--width', '768', '--against', 'origin/main', '--baseline', 'pictures']);
  expect(command).toMatchObject({ against: 'origin/main', baseline: 'pictures' });
  expect(shotsOf([story, other], command.choice).map(labelOf)).toEqual(['Screens/Cart/Empty · FSS · adv12 · 768', 'Screens/Cart/Empty · USMC · adv12 · 768']);
});

it.each([[[]], [['look']], [['compare', '--width', 'wide']], [['compare', '--stores', 'FSS']], [['accept', '--against', 'main']]])('%j is answered with what can be asked for', (args) => {
  expect(() => commandOf(args)).toThrow(UsageError);
  expect(() => commandOf(args)).toThrow('npm run pictures -- compare [words]');
});
