import { expect, it } from 'vitest';
import { phoneAddress } from './phone-address.ts';

it.each([
  ['202-555-0100', 'tel:2025550100'],
  ['+1 (202) 555-0100 x12', 'tel:+12025550100;ext=12'],
  ['202.555.0100 ext. 7', 'tel:2025550100;ext=7'],
])('%s is called at %s', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});
