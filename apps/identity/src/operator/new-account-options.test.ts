import { expect, it } from 'vitest';
import { readNewAccountOptions } from './new-account-options.ts';

const right = ['--email', 'buyer@agency.gov', '--given-name', 'Demo', '--family-name', 'Buyer', '--agency-code', '4700'];

it('reads a complete command line', () => {
  expect(readNewAccountOptions(right)).toEqual({ email: 'buyer@agency.gov', givenName: 'Demo', familyName: 'Buyer', agencyCode: '4700', isApproved: true });
});

it('asks no member of a state or local government for an agency code', () => {
  expect(readNewAccountOptions(right.slice(0, 6)).agencyCode).toBe('');
});

it('makes an account whose owner still has to register', () => {
  expect(readNewAccountOptions([...right, '--not-approved']).isApproved).toBe(false);
});

it.each([
  [right.slice(2), '--email is missing'],
  [['--email', 'buyer', ...right.slice(2)], '--email is "buyer"'],
  [[...right.slice(0, 6), '--agency-code', '4 7'], '--agency-code is "4 7"'],
  [[...right, '--admin'], '--admin'],
])('says what is wrong with %j', (args, message) => {
  expect(() => readNewAccountOptions(args)).toThrow(message);
});
