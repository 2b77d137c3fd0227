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
const abroad = { ...good, phone: '+49 30 5550 1234', city: 'Berlin', state: '', zip: '10117', country: 'DE' };
const forwarded = { ...good, finalName: 'Sample Mission', finalLine1: 'Unter den Beispielen 1', finalCity: 'Berlin', finalPostalCode: '10117', finalCountry: 'DE' };

const fieldsOf = (...given: Parameters<typeof checkNewAddress>) => checkNewAddress(...given).errors.map(({ field }) => field);

describe('a new address', () => {
  it('that is right has no errors, and comes back without blanks around its fields', () => {
    const { address, errors } = checkNewAddress(good);
    expect(errors).toEqual([]);
    expect(address).toMatchObject({ line1: '1800 F Street NW', line2: '' });
  });

  it('that is blank names every field that is needed, in the order of the form', () => {
    const blank = Object.fromEntries(Object.keys(good).map((field) => [field, ' '])) as typeof good;
    expect(fieldsOf(blank)).toEqual(['addressName', 'organization', 'contactName', 'phone', 'email', 'line1', 'city', 'state', 'zip']);
    expect(fieldsOf(blank, 'overseas')).toEqual(['addressName', 'organization', 'contactName', 'phone', 'email', 'line1', 'city', 'country']);
    expect(fieldsOf(blank, 'forwarder').slice(-4)).toEqual(['finalName', 'finalLine1', 'finalCity', 'finalCountry']);
  });

  it.each([['state', 'ZZ'], ['state', 'dc'], ['zip', '2040'], ['phone', '555-0100'], ['addressName', 'a/b'], ['line2', 'x'.repeat(101)], ['city', 'x'.repeat(300)], ['contactName', 'x'.repeat(300)]])(
    'with %s %j has an error at that field alone',
    (field, value) => {
      expect(fieldsOf({ ...good, [field]: value })).toEqual([field]);
    },
  );

  it('overseas takes any region, postal code and phone number of the world, and a country of the list', () => {
    expect(fieldsOf(abroad, 'overseas')).toEqual([]);
    expect(fieldsOf({ ...abroad, state: 'Île-de-France', zip: '', phone: '+290 22000' }, 'overseas')).toEqual([]);
    for (const country of ['', 'US', 'XX', 'Germany']) expect(fieldsOf({ ...abroad, country }, 'overseas')).toEqual(['country']);
    expect(fieldsOf({ ...abroad, phone: '12345' }, 'overseas')).toEqual(['phone']);
  });

  it('of a freight forwarder has both places; of military post it has a military state', () => {
    expect(fieldsOf(forwarded, 'forwarder')).toEqual([]);
    expect(fieldsOf({ ...forwarded, finalCountry: 'US' }, 'forwarder')).toEqual(['finalCountry']);
    expect(fieldsOf(good, 'military')).toEqual(['state']);
    expect(fieldsOf({ ...good, state: 'AE' }, 'military')).toEqual([]);
  });

  it('keeps what its form asks for and nothing else', () => {
    expect(checkNewAddress({ ...forwarded, country: 'DE' }).address).toMatchObject({ country: '', finalName: '', finalCountry: '' });
  });

  it('keeps the words that were typed, without marks of direction, controls and lines of their own', () => {
    expect(checkNewAddress({ ...good, organization: 'Sample\r\nAgency \u202Eevil' }).address.organization).toBe('Sample Agency evil');
    fc.assert(
      fc.property(fc.string(), fc.string(), (city, line2) => {
        const { address } = checkNewAddress({ ...good, city, line2 });
        expect(`${address.city}${address.line2}`).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
        if (/^[\w ]*$/.test(city)) expect(address.city).toBe(city.trim());
      }),
    );
  });
});
