import { expect, it } from 'vitest';
import { deskSecret } from './desk-secret.ts';

it('follows from the secret of the identity server, does not tell it, and may be given', () => {
  const made = deskSecret({}, 'a secret of at least 32 characters');
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(deskSecret({ IDENTITY_DESK_SECRET: '' }, 'a secret of at least 32 characters')).toBe(made);
  expect(deskSecret({}, 'another secret of 32 characters...')).not.toBe(made);
  expect(deskSecret({ IDENTITY_DESK_SECRET: 'one of the operator, long enough' }, 'a secret of at least 32 characters')).toBe('one of the operator, long enough');
});
