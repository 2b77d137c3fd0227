import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inTheNameOf } from './own-answers.ts';

const example = { name: 'EXAMPLE', number: 100 };

it('an answer for the default store is one for the store in development', () => {
  const answer = { responseType: 'SUCCESS', attributes: { storeID: 0, storeName: 'ADVANTAGE', loggedIn: true, cart: { storeID: 7 } } };
  expect(JSON.parse(inTheNameOf(example, JSON.stringify(answer)))).toEqual({ ...answer, attributes: { ...answer.attributes, storeID: 100, storeName: 'EXAMPLE' } });
});

it.each(['', '{', '[]', '[{"attributes":{"storeID":0}}]', 'null', '"text"', '{"attributes":{"q":"x"}}', '{"attributes":null}'])('%s stays as it is', (body) => {
  expect(inTheNameOf(example, body)).toBe(body);
});

it('whatever comes, nothing else is changed', () => {
  fc.assert(
    fc.property(fc.json(), (body) => {
      const changed = inTheNameOf(example, body);
      expect(changed === body || JSON.stringify((JSON.parse(changed) as { attributes: object }).attributes).includes('EXAMPLE')).toBe(true);
    }),
  );
});
