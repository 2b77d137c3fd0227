import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newRecoveryCode, readRecoveryCode } from './recovery-code.ts';

it('a code is read as it was made, in capitals, without its hyphens, and with letters that are read as digits', () => {
  for (let made = 0; made < 200; made += 1) {
    const code = newRecoveryCode();
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
    const characters = code.replaceAll('-', '');
    for (const typed of [code, code.toUpperCase(), ` ${code.replaceAll('-', ' ')} `, code.replaceAll('0', 'O').replaceAll('1', 'l')]) expect(readRecoveryCode(typed)).toBe(characters);
  }
});

it('anything else is none, and no text makes it fail', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
    const read = readRecoveryCode(typed);
    if (read !== null) expect(read).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
  }));
  for (const typed of ['', '123456', 'k3m9-x2p7-q4t8', 'u3m9-x2p7-q4t8-w6z1', 'k3m9-x2p7-q4t8-w6z1-0']) expect(readRecoveryCode(typed)).toBeNull();
});
