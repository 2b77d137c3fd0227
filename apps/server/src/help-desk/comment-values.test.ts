import { expect, it } from 'vitest';
import { commentErrors, commentValues } from './comment-values.ts';

it.each([
  ['/ws/cart/shopping_cart?a=1', '/ws/cart/shopping_cart?a=1'],
  ['//elsewhere.example/', ''],
  ['/\\elsewhere.example/', ''],
  [`/${'x'.repeat(1000)}`, ''],
  ['https://elsewhere.example/', ''],
  ['javascript:alert(1)', ''],
  ['', ''],
])('the page %s is kept as "%s": it is one of this site', (sent, page) => {
  expect(commentValues({ page: sent }).page).toBe(page);
});

it.each([
  ['req-7f3a', 'req-7f3a'],
  ['b7c1:f0.1', 'b7c1:f0.1'],
  ['call 202-555-0100', ''],
  ['<b>', ''],
])('the error ID %s is kept as "%s"', (sent, errorID) => {
  expect(commentValues({ errorID: sent }).errorID).toBe(errorID);
});

it('what was not sent is empty, and breaks the rules of the fields that must be filled in', () => {
  const values = commentValues({});
  expect(values).toEqual({ subject: '', text: '', name: '', email: '', page: '', errorID: '' });
  expect(commentErrors(values).map(({ field }) => field)).toEqual(['subject', 'text']);
});
