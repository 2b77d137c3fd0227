import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayBeOwn } from './own-address.ts';

const own = ['Clerk.One@city.example.us'];

it.each(['clerk.one@city.example.us', 'CLERK.ONE@CITY.EXAMPLE.US', 'clerk.one+boss@city.example.us', 'clerkone@city.example.us', ' clerk.one@city.example.us ', 'clerk.one@city.example.gov', 'clerk.one@mail.city.example.us'])('%j may be the member themselves', (email) => {
  expect(mayBeOwn(email, own)).toBe(true);
});

it.each(['supervisor@city.example.us', 'clerk.two@city.example.us', 'clerk@city.example.us'])('%s is someone else', (email) => {
  expect(mayBeOwn(email, own)).toBe(false);
});

it('no tag, dot or capital letter makes someone else of the member', () => {
  fc.assert(fc.property(fc.stringMatching(/^[a-z]{1,12}$/), fc.stringMatching(/^[a-z0-9+.]{0,8}$/), fc.boolean(), (name, tag, isLoud) => {
    const other = `${name.split('').join('.')}+${tag}@city.example.us`;
    expect(mayBeOwn(isLoud ? other.toUpperCase() : other, [`${name}@city.example.us`])).toBe(true);
  }));
});
