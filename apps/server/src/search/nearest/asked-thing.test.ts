import { expect, it } from 'vitest';
import { askedThing } from './asked-thing.ts';
import { readThings } from './read-things.ts';

const { things } = readThings('8465: umbrella, mess kit\n7510: thumbtack\n5315: tack\n8440: scarf\n');

it.each([
  ['umbrella', 'umbrella', '8465'],
  ['Umbrellas', 'umbrellas', '8465'],
  ['golf umbrella', 'umbrella', '8465'],
  ['mess kits, steel', 'mess kit', '8465'],
  ['scarf for winter', 'scarf', '8440'],
  ['umbrela', 'umbrella', '8465'],
  ['headscarf', 'headscarf', '8440'],
])('“%s” names “%s”', (query, name, category) => {
  expect(askedThing(things, query)).toEqual({ name, categories: [category] });
});

it.each(['toughscarf', 'tacky', 'rack', 'xyzzy', 'umbrella rack', '', '***'])('“%s” names nothing: it is another thing, another word of English, a name, or no word', (query) => {
  expect(askedThing(things, query)).toBeNull();
});
