import type { StoreWork } from '@quartermaster/contracts-desk';

const at = '2026-11-23T10:00:00.000Z';
const same = { before: 4, after: 4 };
/** What a preview came to. */
export const previewWork: StoreWork = {
  workId: 6, kind: 'preview', subject: 'HARBOR', by: 'operator@marketplace.example.gov', reason: '', state: 'done', askedAt: at, endedAt: at, steps: ['HARBOR: finding the offers that it sells ...'], result: [], refused: null,
  assortment: {
    outcome: 'changed', counts: { categories: same, products: { before: 120, after: 90 }, services: same, vendors: same, offers: { before: 300, after: 210 }, agreedPrices: same },
    differences: { entering: { count: 0, examples: [] }, leaving: { count: 30, examples: ['Sample stapler (P/1)'] }, repriced: { count: 1, examples: ['Sample lamp of Sample Vendor, $5.00 (before $10.00)'] } },
    unknownCount: 1, unknown: [{ path: 'vendors.exclude[0]', value: 'V-9' }],
  },
};
/** A package that breaks a rule. */
export const refusedWork: StoreWork = {
  ...previewWork, workId: 5, kind: 'addition', subject: 'harbor-1.2.0.tgz', reason: 'A new version', state: 'refused', assortment: null, steps: ['Checking the conformance rules ...'],
  refused: { code: null, message: 'The package does not keep the rules of stores.', rules: [{ rule: 'security', verdict: 'failed' }], findings: [{ rule: 'security', check: 'eval', place: 'dist/store.js, line 1', message: 'It makes code of text.', remedy: 'Leave it out.' }] },
};
