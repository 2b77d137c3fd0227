import { passwordRule } from '@quartermaster/contracts';
import { expect, it } from 'vitest';
import { readablePassword } from './readable-password.ts';

it('a made password passes the rule for passwords [spec 5.4]', () => {
  for (let made = 0; made < 200; made += 1) expect(passwordRule(readablePassword())).toBeNull();
});
