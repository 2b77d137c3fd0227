import { isMilitaryState, stateOfZip } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkByRules, placeProblems } from './place-rules.ts';

const office = { line1: '1800 Sample Street NW', line2: '', city: 'Washington', state: 'DC', zip: '20405' };
const post = { line1: 'PSC 1234 Box 5678', line2: '', city: 'APO', state: 'AE', zip: '09012' };

describe('state and ZIP code', () => {
  it.each([
    [{}, []],
    [{ zip: '20405-0001' }, []],
    [{ city: 'Fishers Island', state: 'NY', zip: '06390' }, []],
    [{ city: 'San Juan', state: 'PR', zip: '00901' }, []],
    [{ city: 'Pago Pago', state: 'AS', zip: '96799' }, []],
    [{ city: 'Hagatna', state: 'GU', zip: '96910' }, []],
    [{ state: 'MD' }, ['ZIP code 20405 is in District of Columbia, not in Maryland. Correct the ZIP code or the state.']],
    [{ zip: '00001' }, ['There is no ZIP code 00001. Check it.']],
    [{ zip: '09012' }, ['ZIP code 09012 is of military post: the city is APO, FPO or DPO, and the state is AE.']],
  ])('of %j', (change, messages) => {
    expect(placeProblems({ ...office, ...change }).map(({ message }) => message)).toEqual(messages);
  });

  it('fit exactly when the ZIP code is of that state', () => {
    const digits = fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0'));
    fc.assert(fc.property(digits, fc.constantFrom('DC', 'MD', 'NY', 'CA', 'HI', 'GU', 'WY', 'TX'), (zip, state) => {
      expect(placeProblems({ ...office, state, zip }).length === 0).toBe(stateOfZip(zip) === state);
    }));
  });
});

describe('an APO, FPO or DPO', () => {
  it.each([
    [{}, []],
    [{ line1: 'Unit 2050, Box 4190' }, []],
    [{ line1: 'Sample Section', line2: 'CMR 450 BOX 12' }, []],
    [{ line1: 'USS SAMPLE', city: 'FPO', state: 'AP', zip: '96667-3931' }, []],
    [{ city: 'dpo', state: 'AA', zip: '34020' }, []],
    [{ line1: '12 Main Street' }, ['line1']],
    [{ city: 'Frankfurt' }, ['city']],
    [{ state: 'DC' }, ['state']],
    [{ zip: '20405' }, ['zip']],
    [{ state: 'AP' }, ['zip']],
  ])('with %j', (change, fields) => {
    expect(placeProblems({ ...post, ...change }).map(({ field }) => field)).toEqual(fields);
  });

  it('has the ZIP codes 090 to 099 in Europe, 340 in the Americas and 962 to 966 in the Pacific, and no other', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 99_999 }), fc.constantFrom('AA', 'AE', 'AP'), (number, state) => {
      const zip = String(number).padStart(5, '0');
      const first = Math.floor(number / 100);
      const own = first >= 90 && first <= 99 ? 'AE' : first === 340 ? 'AA' : first >= 962 && first <= 966 ? 'AP' : null;
      expect(placeProblems({ ...post, state, zip }).length === 0).toBe(own === state);
      const found = stateOfZip(zip);
      expect(found !== null && isMilitaryState(found)).toBe(own !== null);
    }));
  });
});

it('says the same as a check of addresses', async () => {
  expect(await checkByRules.check(office)).toEqual({ kind: 'fits' });
  expect(await checkByRules.check({ ...office, state: 'MD' })).toMatchObject({ kind: 'refused', problems: [{ field: 'zip' }] });
});
