import type { DeskAnswer, DeskPath } from '@quartermaster/contracts-desk';

const list = { total: 1, page: 1, pageCount: 1 };
const synonymEffect = { query: 'laptop stand', store: 'ADVANTAGE', searches: 12, before: 3, after: 9, comesIn: [{ productId: 'P-1', name: 'Sample notebook stand' }], goesOut: [], isMoved: false };

/** How buyers find, and what they look for. */
export const searchAnswers = {
  '/catalog/explain-search': {
    q: 'stapler', store: 'ADVANTAGE', stores: ['ADVANTAGE', 'FSS'], problem: null, corrected: null, total: 12, exactTotal: true,
    results: [{ productId: 'P-1', name: 'Sample stapler', manufacturer: 'Sample', category: 'Staplers', hasNumber: false, hasAllWords: true, words: [{ word: 'stapler', adds: 4.26 }], nameFactor: 1.4, categoryFactor: 2.5, offerFactor: 1, kindFactor: 1, score: 14.91 }],
  },
  '/searches': { ...list, total: 2, keptDays: 30, searches: [{ query: 'sticky pad', store: 'ADVANTAGE', searches: 41, results: 0, exactResults: true, lastDay: '2026-11-26' }, { query: 'chair', store: 'ADVANTAGE', searches: 12, results: 10_000, exactResults: false, lastDay: '2026-11-26' }] },
  '/synonyms': { ...list, groups: [{ id: 4, phrases: ['laptop', 'notebook'] }] },
  '/synonyms/group': { group: { id: 4, phrases: ['laptop', 'notebook'] } },
  '/synonyms/preview': { concerned: 2, effects: [synonymEffect] },
  '/synonyms/set': { id: 4 },
  '/synonyms/remove': {},
  '/synonyms/export': { fileName: 'synonyms.txt', csv: 'laptop, notebook\n' },
  '/synonyms/preview-file': { added: 1, removed: 1, same: 3, rejected: 0, rejects: [], concerned: 2, effects: [synonymEffect], addedGroups: [['stapler', 'stapling machine']], removedGroups: [['pda', 'handheld']] },
  '/synonyms/import': { added: 1, removed: 1, same: 3, rejected: 0, rejects: [] },
  '/special-categories': {
    specialCategories: [{ id: 'security', position: 3, name: 'Security', description: 'Alarm and signal systems.', path: '/search/special_category_search', words: '', kind: null, indicators: [], categories: ['63'], sins: [], facts: [], state: 'first' }],
    indicators: [{ code: 'SB', label: 'Small business' }],
  },
  '/special-item-numbers': { specialItemNumbers: [{ sin: '339940', title: 'Office products', largeCategory: 'Office Management', source: 'general knowledge; no source read', offers: 12 }, { sin: '54151ECOM', title: '', largeCategory: '', source: '', offers: 1 }] },
  '/special-item-number/set': { outcome: 'changed' },
  '/catalog/export': 'id,name\r\n',
  '/special-category/set': { outcome: 'changed', state: 'second' },
} satisfies { readonly [Path in DeskPath]?: DeskAnswer<Path> };
