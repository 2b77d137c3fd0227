import { expect, it } from 'vitest';
import { queryString } from './query.ts';
import { serviceRequest } from '../store/service-request.ts';

it('a list becomes a repeated parameter [spec 7.3]', () => {
  expect(queryString({ category: ['7510', '7530'], q: 'toner' })).toBe('?category=7510&category=7530&q=toner');
});

it('what has no value is left out', () => {
  expect(queryString({ q: undefined, page: null, kind: 'products' })).toBe('?kind=products');
  expect(queryString({})).toBe('');
});

it('what a GET is given joins its query; what a POST is given is its body', () => {
  expect(serviceRequest('/catalog/quicklook', null, { productId: '7' })).toMatchObject({ payload: null });
  expect(serviceRequest('/catalog/quicklook', null, { productId: '7' }).query.toString()).toBe('productId=7');
  const post = serviceRequest('/cart/delete_item', { a: 1 }, { cartKeys: ['line-1'] });
  expect(post.payload).toEqual({ cartKeys: ['line-1'] });
  expect(post.query.toString()).toBe('a=1');
});
