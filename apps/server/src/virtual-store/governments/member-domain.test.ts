import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMemberDomain, withDomainsAbove } from './member-domain.ts';

describe('a domain for the list of members', () => {
  it.each([
    ['City.Example.GOV', 'city.example.gov'],
    [' @city.example.gov. ', 'city.example.gov'],
    ['ci.ames.ia.us', 'ci.ames.ia.us'],
    ['ｃity.example.gov', 'city.example.gov'],
    ['ciudad-españa.example.us', 'xn--ciudad-espaa-khb.example.us'],
    ['сity.example.gov', 'xn--ity-3ed.example.gov'],
  ])('%j is read as %s', (text, domain) => {
    expect(readMemberDomain(text)).toBe(domain);
  });

  it.each(['us', 'gov', 'ia.us', 'k12.ia.us', 'state.ia.us', 'CI.IA.US', 'co.uk', 'github.io', 'gmail.com', 'base.example.mil', '10.0.0.1', '*.city.example.gov', 'clerk@city.example.gov', 'city example.gov', '-', ''])('%j is refused with a sentence', (text) => {
    expect(() => readMemberDomain(text)).toThrow(/\.$/);
  });

  it('is read the same the second time, whatever was typed', () => {
    fc.assert(fc.property(fc.oneof(fc.domain(), fc.string({ unit: 'binary', maxLength: 30 })), (text) => {
      let once: string;
      try {
        once = readMemberDomain(text);
      } catch {
        return;
      }
      expect(once).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/);
      expect(readMemberDomain(once)).toBe(once);
    }));
  });

  it('is looked for as it is and above, the most specific first, and never as a top-level domain', () => {
    expect(withDomainsAbove('pd.city.example.gov')).toEqual(['pd.city.example.gov', 'city.example.gov', 'example.gov']);
  });
});
