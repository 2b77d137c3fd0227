import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOfDomain, parseEmailDomains } from './email-domain.ts';

const domains = ['dhs.gov'];

describe('an address of the department', () => {
  it.each(['officer@dhs.gov', 'OFFICER@DHS.GOV', 'o.fficer+x@fema.dhs.gov', 'a@b.c.dhs.gov', '  officer@dhs.gov '])('%s is one', (email) => {
    expect(isOfDomain(email, domains)).toBe(true);
  });

  it.each([
    'officer@evil-dhs.gov',
    'officer@evildhs.gov',
    'officer@dhs.gov.evil.com',
    'officer@dhs.gov@evil.com',
    'officer@evil.com@dhs.gov',
    '"officer@evil.com "@dhs.gov',
    'officer@dhs.gov.',
    'officer@.dhs.gov',
    'officer@evil.com\n@dhs.gov',
    'officer@evil.com,officer@dhs.gov',
    'officer@dhs.gov>',
    '<officer@dhs.gov',
    'officer@dhѕ.gov',
    'officer@ｄhs.gov',
    'officer@dhs。gov',
    'officer@dhs\u00ad.gov',
    'officer@dhs\u200b.gov',
    'officer@dhs%2egov',
    'officer@dhs.gоv',
    '@dhs.gov',
    'dhs.gov',
    'officer',
    '',
  ])('%j is none', (email) => {
    expect(isOfDomain(email, domains)).toBe(false);
  });

  const label = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  const local = fc.stringMatching(/^[A-Za-z0-9._+-]{1,20}$/);

  it('is every one of the domain and of its sub-domains, in any case', () => {
    fc.assert(
      fc.property(local, fc.array(label, { maxLength: 4 }), fc.boolean(), (name, labels, isLoud) => {
        const email = `${name}@${[...labels, 'dhs.gov'].join('.')}`;
        expect(isOfDomain(isLoud ? email.toUpperCase() : email, domains)).toBe(true);
      }),
    );
  });

  it('is none whose domain only begins with it, ends with it or holds it', () => {
    fc.assert(
      fc.property(local, label, label, (name, one, other) => {
        for (const domain of [`${one}dhs.gov`, `${one}-dhs.gov`, `dhs.gov.${one}.com`, `dhs.gov${one}`, `${one}.dhs.gov.${other}zz`, `dhs.${one}.gov`]) {
          expect(isOfDomain(`${name}@${domain}`, domains), domain).toBe(false);
        }
      }),
    );
  });

  it('has one @ and nothing but ASCII, whatever is around the domain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const isPlain = /^[A-Za-z0-9._%+'-]{1,64}$/.test(text.trim());
        expect(isOfDomain(`${text}@dhs.gov`, domains)).toBe(isPlain && text.trimStart() !== '' && !/\s$/.test(text));
        expect(isOfDomain(`officer@dhs.gov${text}`, domains)).toBe(text.trim() === '');
      }),
    );
  });
});

describe('the operator’s list of domains', () => {
  it('is read in small letters, each once', () => {
    expect(parseEmailDomains('DHS.gov, tsa.example.gov dhs.gov')).toEqual(['dhs.gov', 'tsa.example.gov']);
  });

  it.each(['gov', '@dhs.gov', '*.dhs.gov', 'dhs.gov.', '-dhs.gov', 'dhs..gov', 'dhѕ.gov', ''])('%j is refused', (text) => {
    expect(() => parseEmailDomains(text)).toThrow(/domain/);
  });
});
