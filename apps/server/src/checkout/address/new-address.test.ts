import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNewAddress } from './new-address.ts';

const good = {
  addressName: 'Main office',
  organization: 'Sample Agency',
  contactName: 'Demo Buyer',
  phone: '202-555-0100',
  email: 'buyer@agency.example.gov',
  line1: ' 1800 F Street NW ',
  city: 'Washington',
  state: 'DC',
  zip: '20405',
};

describe('a new address', () => {
  it('that is right has no errors, and comes back without blanks around its fields', () => {
    const { address, errors } = checkNewAddress(good);
    expect(errors).toEqual([]);
    expect(address).toMatchObject({ line1: '1800 F Street NW', line2: '' });
  });

  it('that is blank names every field that is needed, in the order of the form', () => {
    const blank = Object.fromEntries(Object.keys(good).map((field) => [field, ' '])) as typeof good;
    expect(checkNewAddress(blank).errors.map(({ field }) => field)).toEqual([
      'addressName', 'organization', 'contactName', 'phone', 'email', 'line1', 'city', 'state', 'zip',
    ]);
  });

  it.each([['state', 'ZZ'], ['state', 'dc'], ['zip', '2040'], ['phone', '555-0100'], ['addressName', 'a/b']])('with %s %j has an error at that field alone', (field, value) => {
    expect(checkNewAddress({ ...good, [field]: value }).errors.map((error) => error.field)).toEqual([field]);
  });

  it('keeps everything that was typed, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (city, line2) => {
        const { address } = checkNewAddress({ ...good, city, line2 });
        expect(address).toMatchObject({ city: city.trim(), line2: line2.trim() });
      }),
    );
  });
});
