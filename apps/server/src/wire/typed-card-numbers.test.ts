import { services } from '@quartermaster/contracts/schema';
import { expect, it } from 'vitest';
import { typedCardNumbers } from './typed-card-numbers.ts';

const fieldsAt = (path: string, request: object): string[] => services.filter((one) => one.path === path).flatMap((service) => typedCardNumbers(service, request).map(({ field }) => field));

it('a card number is refused where it was typed, and not in a field that is never kept or logged', () => {
  expect(fieldsAt('/aacassignment/aac_approval_submit', { key: '4111111111111111', reason: 'My card is 4111 1111 1111 1111' })).toEqual(['reason']);
});

it('an id whose random digits are those of a card is an id, and with a word before it a text', () => {
  const id = '45320151-1283-4004-a1b2-c3d4e5f6a7b8';
  expect(fieldsAt('/checkout/select_shipping', { addressId: id, from: `See ${id}` })).toEqual(['from']);
});
