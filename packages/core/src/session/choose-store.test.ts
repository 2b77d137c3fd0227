import fc from 'fast-check';
import { knownStores } from '@quartermaster/contracts';
import { expect, it } from 'vitest';
import { chooseStore } from './choose-store.ts';

it.each([
  { parameter: 'va', saved: 'FSS', host: 'shop.example.gov', chosen: 'VA', why: 'the address chooses, in any case' },
  { parameter: null, saved: 'FSS', host: 'usmc.example.gov', chosen: 'FSS', why: 'the saved store before the host' },
  { parameter: 'MOON', saved: 'DHS', host: null, chosen: 'DHS', why: 'an unknown name counts as none' },
  { parameter: null, saved: null, host: 'global-supply.example.gov', chosen: 'FSS', why: 'a global-supply host gives FSS' },
  { parameter: null, saved: null, host: 'marinecorps.example.gov:8080', chosen: 'USMC', why: 'a Marine Corps host gives USMC' },
  { parameter: null, saved: null, host: 'localhost:8080', chosen: 'ADVANTAGE', why: 'the default is ADVANTAGE' },
  { parameter: null, saved: 'MOON', host: null, chosen: 'ADVANTAGE', why: 'an unknown saved store falls back to the default' },
])('$why (specification, section 4)', ({ chosen, parameter, saved, host }) => {
  expect(chooseStore({ parameter, saved, host })).toBe(chosen);
});

it('is always one of the nine known stores', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.option(fc.string()), fc.option(fc.string()), (parameter, saved, host) => {
      expect(knownStores).toContain(chooseStore({ parameter, saved, host }));
    }),
  );
});
