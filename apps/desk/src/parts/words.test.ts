import { expect, it } from 'vitest';
import { actionWords, counted } from './words.ts';

it('writes actions and counts as people do', () => {
  expect([actionWords('registration.letter-mailed'), actionWords('')]).toEqual(['Registration letter mailed', '']);
  expect([counted(1, 'mail', 'mails'), counted(0, 'mail', 'mails'), counted(1200, 'mail', 'mails')]).toEqual(['1 mail', '0 mails', '1,200 mails']);
});
