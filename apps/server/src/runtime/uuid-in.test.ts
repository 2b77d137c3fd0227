import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uuidIn } from './uuid-in.ts';

it('takes every UUID, and nothing that the database would refuse as one', () => {
  fc.assert(fc.property(fc.uuid(), (id) => { expect(uuidIn(id)).toBe(id); expect(uuidIn(id.toUpperCase())).toBe(id.toUpperCase()); }));
  fc.assert(fc.property(fc.uuid(), fc.string({ minLength: 1 }), (id, more) => { expect(uuidIn(`${id}${more}`)).toBeNull(); expect(uuidIn(`${more}${id}`)).toBeNull(); }));
  for (const other of ['', 'null', '0', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(11)}g`]) expect(uuidIn(other)).toBeNull();
});
