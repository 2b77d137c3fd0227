import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentPolicy } from '../http/index.ts';
import { readSettings } from '../runtime/index.ts';
import { analyticsOrigins, connectedOrigins } from './analytics-origins.ts';

const allowed = (given: string) => readSettings([analyticsOrigins], { ANALYTICS_ORIGINS: given })(analyticsOrigins);

it('says for each store where its analytics may send', () => {
  expect([...allowed('HARBOR=https://a.example.gov, HARBOR=https://b.example.gov:8443\nPIER=https://a.example.gov')]).toEqual([
    ['HARBOR', ['https://a.example.gov', 'https://b.example.gov:8443']], ['PIER', ['https://a.example.gov']],
  ]);
  expect(allowed('').size).toBe(0);
});

it('names the marketplace itself by a word, which is no origin of the policy', () => {
  const origins = allowed('USDA=self USDA=https://a.example.gov').get('USDA') ?? [];
  expect([origins, connectedOrigins(origins)]).toEqual([['self', 'https://a.example.gov'], ['https://a.example.gov']]);
});

it.each(['https://a.example.gov', 'HARBOR=http://a.example.gov', 'HARBOR=https://a.example.gov/path', "HARBOR='unsafe-inline'", 'harbor=https://a.example.gov', 'HARBOR=*'])('%s is refused, with what to write', (given) => {
  expect(() => allowed(given)).toThrow('HARBOR=https://analytics.example.gov');
});

it('lets no text into the policy that could change another of its rules', () => {
  fc.assert(fc.property(fc.string({ maxLength: 40 }), (text) => {
    const origins = readOrNone(`HARBOR=https://${text}`);
    expect(origins.join('')).not.toMatch(/[;'"*\s]/);
  }));
});

const readOrNone = (given: string): readonly string[] => {
  try {
    return allowed(given).get('HARBOR') ?? [];
  } catch {
    return [];
  }
};

it('adds them to what the page may connect to, and to nothing else', () => {
  const origins = { web: 'https://shop.example.gov', identity: 'https://sign-in.example.gov' };
  const [without, policy] = [contentPolicy(origins, 'nonce'), contentPolicy(origins, 'nonce', [], null, ['https://a.example.gov'])];
  expect(policy).toBe(without.replace(/connect-src [^;]*/, (rule) => `${rule} https://a.example.gov`));
  expect(contentPolicy(origins, 'nonce', [], ['https://shop.example.gov/advantage/rs/cart/'], ['https://a.example.gov'])).toContain('connect-src https://shop.example.gov/advantage/rs/cart/ https://sign-in.example.gov https://a.example.gov;');
});
