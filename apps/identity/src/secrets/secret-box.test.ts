import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SealError, secretBox } from './secret-box.ts';

const box = secretBox('a secret of at least 32 characters');

describe('a sealed text', () => {
  it('opens with its secret at its place, and holds nothing of itself in clear', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 8 }), fc.string(), (text, place) => {
        const sealed = box.seal(text, place);
        expect(box.open(sealed, place)).toBe(Buffer.from(text).toString());
        expect(sealed.includes(Buffer.from(text))).toBe(false);
      }),
    );
  });

  it('opens at no other place: rows cannot be exchanged', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (text, place, other) => {
        fc.pre(place !== other);
        expect(() => box.open(box.seal(text, place), other)).toThrow(SealError);
      }),
    );
  });

  it('opens with no other secret, and is another one each time', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'here');
    expect(() => secretBox('a secret of at least 32 characters.').open(sealed, 'here')).toThrow(SealError);
    expect(box.seal('JBSWY3DPEHPK3PXP', 'here').equals(sealed)).toBe(false);
  });

  it('is refused when a bit is changed, or a part is missing, without telling what it holds', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'here');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => box.open(changed, 'here')).toThrow(SealError);
      expect(() => box.open(sealed.subarray(0, at), 'here')).toThrow(SealError);
    }
    expect(() => box.open(sealed.subarray(0, 40), 'here')).not.toThrow('JBSWY3DPEHPK3PXP');
  });
});
