import { expect, it } from 'vitest';
import { readSpecifiedResponses, undeclared } from './response-names.ts';
import { readSentences } from './sentences.ts';

const specified = readSpecifiedResponses('area,path,response_name,title\ncart,/cart/post,Initial,\ncart,/cart/post,Failure,\ncart,/cart/post,NewAAC,\ncart,/cart,*,\ncart,/cart/zip,MODAL Enter ZIP,\n');
const sentences = (rows: string) => readSentences('cart.tsv', `id\tgroup\tcomes with\tsentence\n${rows}`);
const services = [{ path: '/cart/post', responses: { Initial: {} } }];

it('a response of a path is declared by its service', () => {
  expect(undeclared(sentences('2.1\tCart\t\t/cart/post: Initial shows the cart.\n'), specified, services)).toEqual([]);
  expect(undeclared(sentences('2.1\tCart\t\t/cart/post: Initial and Failure show the cart.\n'), specified, services)).toEqual([expect.stringMatching(/^2\.1 names Failure of \/cart\/post, which no service declares/)]);
  expect(undeclared(sentences('2.1\tCart\t\t/cart/zip: MODAL Enter ZIP\n'), specified, services)).toHaveLength(1);
});

it('a sentence goes on with the path of the one before it, within its group', () => {
  const next = (group: string) => sentences(`2.1\tCart\t\t/cart/post: Initial shows the cart;\n2.2\t${group}\t\tNewAAC shows another page.\n`);
  expect(undeclared(next('Cart'), specified, services)).toEqual([expect.stringMatching(/^2\.2 names NewAAC of \/cart\/post/)]);
  expect(undeclared(next('Doors'), specified, services)).toEqual([]);
});

it('a part that is still to come need not be declared', () => {
  expect(undeclared(sentences('2.1\tCart\tAACs\t/cart/post: NewAAC\n'), specified, services)).toEqual([]);
});

it('names and paths are whole words', () => {
  expect(specified.map(({ name }) => name)).toEqual(['Initial', 'Failure', 'NewAAC', 'MODAL Enter ZIP']);
  expect(undeclared(sentences('2.1\tCart\t\t/cart/post_again: NewAAC\n2.3\tOther\t\t/cart/post: NewAACs\n'), specified, services)).toEqual([]);
});
