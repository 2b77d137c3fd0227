import type { Indicator, ProductSummary, SearchSuccess } from '@quartermaster/contracts';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { example } from '../../testing/examples.ts';
import { ProductIndicators } from './ProductIndicators.tsx';
import { shownIndicators } from './shown-indicators.ts';
import { vendorIndicators } from './vendor-indicators.ts';

const [toner] = (example('/search/advantage_search', 'Success', 'Two results') as SearchSuccess).results;
if (toner?.bestOffer == null) throw new Error('The first result of the contract’s example has no chosen offer.');
const chosenOffer = toner.bestOffer;

const indicator = (code: string): Indicator => ({ code, label: `Label ${code}`, meaning: `Meaning ${code}` });
const product = (shared: readonly string[], own: readonly string[] | null): ProductSummary => ({
  ...toner,
  indicators: shared.map(indicator),
  bestOffer: own && { ...chosenOffer, indicators: [...shared, ...own].map(indicator) },
});

/** Each list of badges that is shown: what it is called, and the codes in it. */
function listsOf(one: ProductSummary): { label: string | undefined; codes: string[] }[] {
  const html = renderToString(<ProductIndicators product={one} />);
  return [...html.matchAll(/<ul[^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/ul>/gs)].map(([, label, items = '']) => ({ label, codes: [...items.matchAll(/Label (\w+)/g)].map(([, code = '']) => code) }));
}

describe('the indicators of a product on a list', () => {
  it('are those of the product, then those of the vendor that Add is of, under its name', () => {
    expect(listsOf(product(['ES'], ['SB', 'WO']))).toEqual([
      { label: 'Federal indicators', codes: ['ES'] },
      { label: 'Federal indicators of Sample Supply Co.', codes: ['SB', 'WO'] },
    ]);
    expect(renderToString(<ProductIndicators product={product([], ['SB'])} />).replaceAll(/<style.*?<\/style>|<!-- -->/gs, '').replaceAll(/<[^>]+>/g, ' ')).toMatch(/Sample Supply Co\.:\s+Label SB/);
  });

  it('are those of the product alone where no offer is chosen, or the vendor adds none', () => {
    expect(listsOf(product(['ES'], null))).toEqual([{ label: 'Federal indicators', codes: ['ES'] }]);
    expect(listsOf(product(['ES'], []))).toEqual([{ label: 'Federal indicators', codes: ['ES'] }]);
    expect(renderToString(<ProductIndicators product={product([], [])} />)).toBe('');
  });

  it('never say in one list that it is small and other than small, nor either without the vendor’s name', () => {
    const size = fc.constantFrom('SB', 'OTS');
    const extra = fc.subarray(['WO', 'HUB', 'BIO']);
    const own = fc.option(fc.tuple(size, extra).map(([one, more]) => [one, ...more]), { nil: null });
    fc.assert(fc.property(fc.subarray(['ES', 'TAA', 'EPEAT']), own, (shared, offer) => {
      const lists = listsOf(product(shared, offer));
      const sized = lists.filter(({ codes }) => codes.includes('SB') || codes.includes('OTS'));
      expect(lists.filter(({ codes }) => codes.includes('SB') && codes.includes('OTS'))).toEqual([]);
      expect(sized.map(({ label }) => label)).toEqual(offer === null ? [] : ['Federal indicators of Sample Supply Co.']);
      expect(lists.flatMap(({ codes }) => codes)).toEqual([...shared, ...(offer ?? [])]);
    }));
  });
});

it('the vendor’s own are what it carries beyond the product', () => {
  expect(vendorIndicators(product(['ES'], ['SB']))).toEqual({ vendor: 'Sample Supply Co.', indicators: [indicator('SB')] });
  expect(vendorIndicators(product(['ES'], []))).toBeNull();
  expect(vendorIndicators(product(['ES'], null))).toBeNull();
});

it('a legend has each indicator once, those of chosen offers among them', () => {
  expect(shownIndicators([product(['ES'], ['SB']), product(['ES'], null), { indicators: [indicator('TAA')] }]).map(({ code }) => code)).toEqual(['ES', 'SB', 'TAA']);
});
