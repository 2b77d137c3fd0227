import type { Address } from '@quartermaster/contracts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from '../../../csv/index.ts';
import { blankAddress, finalDestinationOf } from '../typed-address.ts';
import { addressColumns, cellsOf } from './address-columns.ts';
import { lookThrough } from './look-through.ts';

const office: Address = {
  addressId: '1', addressName: 'Main office', kind: 'street', aac: null, organization: 'Sample Agency', contactName: 'Demo Buyer', phone: '202-555-0100', email: 'buyer@agency.example.gov',
  line1: '1800 Sample Street NW', line2: '', city: 'Washington', state: 'DC', zip: '20405', isDefault: true,
};
const embassy: Address = { ...office, addressId: '2', addressName: 'Mission', kind: 'overseas', phone: '+49 30 5550 1234', city: 'Berlin', state: '', zip: '10117', country: 'DE' };
const forwarder: Address = {
  ...office, addressId: '3', addressName: 'Forwarder', kind: 'forwarder', finalDestination: { name: 'Sample Mission', line1: 'Beispiel 1', line2: '', city: 'Berlin', region: '', postalCode: '10117', country: 'DE' },
};
const depot: Address = { ...office, addressId: '4', addressName: 'AAC 47SMPL', kind: 'aac', aac: '47SMPL' };

const fileOf = (...rows: readonly (readonly string[])[]) => csvText([addressColumns, ...rows]);
const row = (change: Partial<Record<(typeof addressColumns)[number], string>>): string[] => {
  const cells = cellsOf(office);
  return addressColumns.map((column, i) => change[column] ?? cells[i] ?? '');
};

describe('a file of addresses', () => {
  it('that was exported has nothing new, whatever kinds of addresses it has', () => {
    const book = [office, embassy, forwarder, depot];
    expect(lookThrough(fileOf(...book.map(cellsOf)), book)).toEqual({ found: 4, same: 4, fresh: [], problems: [] });
  });

  it('into an empty book gives all its addresses, each of its kind', () => {
    const { fresh, problems } = lookThrough(fileOf(...[office, embassy, forwarder, depot].map(cellsOf)), []);
    expect(problems).toEqual([]);
    expect(fresh.map(({ line, row: { kind } }) => [line, kind])).toEqual([[2, 'street'], [3, 'overseas'], [4, 'forwarder'], [5, 'aac']]);
    expect(fresh.flatMap(({ row: found }) => (found.kind === 'forwarder' ? [finalDestinationOf(found.address)] : []))).toEqual([forwarder.finalDestination]);
  });

  it('says of each mistake its line, its column and what to do', () => {
    const { problems, fresh } = lookThrough(fileOf(
      row({ zip: '2040', phone: '1' }),
      row({ name: 'Two', country: 'XX' }),
      row({ name: 'Three', aac: '47Q' }),
      row({ name: 'Four' }),
      row({ name: 'four', city: 'Denver' }),
      row({ name: 'Main office', city: 'Denver' }),
      row({ name: 'Card', line2: '4111 1111 1111 1111' }),
    ), [office]);
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'phone'], [2, 'zip'], [3, 'country'], [4, 'aac'], [6, 'name'], [7, 'name'], [8, 'line2'],
    ]);
    expect(problems[4]?.message).toContain('Line 5');
    expect(problems[5]?.message).toContain('Your address book has another address with this name');
    expect(fresh.map(({ line }) => line)).toEqual([5]);
  });

  it.each([
    ['', 'no heading'],
    ['name,city\r\nx,y\r\n', 'lacks organization, contact_name, phone, email, line1, state, zip'],
    [`${fileOf()}${'x'.repeat(300_000)}`, 'larger than 300 kB'],
    [fileOf(...Array.from({ length: 501 }, (_, i) => row({ name: `Office ${i}` }))), '501 rows, and 500 are the most'],
  ])('that cannot be read is refused as a whole: %#', (text, message) => {
    expect(() => lookThrough(text, [])).toThrow(message);
  });

  it('takes small letters of states, countries and codes, and columns in any order', () => {
    const text = 'zip,state,city,line1,email,phone,contact_name,organization,name\r\n20405,dc,Washington,1800 F Street,buyer@agency.example.gov,202-555-0100,Demo Buyer,Sample,Office\r\n';
    expect(lookThrough(text, []).fresh).toMatchObject([{ row: { kind: 'street', address: { state: 'DC' } } }]);
  });

  it('never holds a formula, and comes back as the words that it had', () => {
    const words = fc.stringMatching(/^[=+@a-z0-9 ,"'-]{1,30}$/).filter((text) => text.trim() !== '' && !text.trim().startsWith("'"));
    fc.assert(fc.property(words, words, (organization, line1) => {
      const own: Address = { ...office, organization: organization.trim(), line1: line1.trim() };
      const text = fileOf(cellsOf(own));
      for (const cell of parse(text).flat()) expect(cell).not.toMatch(/^(?:[=@]|[+-].*[a-z])/);
      expect(lookThrough(text, [own])).toEqual({ found: 1, same: 1, fresh: [], problems: [] });
    }));
  });

  it('of any text is read or refused, and nothing else', () => {
    fc.assert(fc.property(fc.string(), (text) => {
      const heading = fileOf();
      try {
        const { found, same, fresh, problems } = lookThrough(heading + text, []);
        expect(found).toBeGreaterThanOrEqual(same + fresh.length);
        expect(found === 0 || fresh.length + same + problems.length > 0).toBe(true);
      } catch (error) {
        expect(error).toMatchObject({ name: 'CsvFileError' });
      }
    }));
  });
});

it('leaves nothing of an address out of its form', () => {
  // The directory answers for an activity and its consignee.
  expect(Object.keys(blankAddress)).toHaveLength(addressColumns.length - 2);
});
