import type { KeptSpecialCategory } from '@quartermaster/contracts-desk';

/** Where buyers find one, in words. */
export const pageWords: Readonly<Record<KeptSpecialCategory['path'], string>> = {
  '/search/special_category_search': 'Special categories',
  '/search/itsecurity': 'IT security',
  '/search/adv_select': 'Advantage Select',
  '/catalog/strategic_sourcing': 'Strategic sourcing',
};

/** What is in a special category: all of this together. */
export function contentWords({ words, kind, indicators, categories, sins }: Pick<KeptSpecialCategory, 'words' | 'kind' | 'indicators' | 'categories' | 'sins'>): string {
  return [
    ...(kind === null ? [] : [kind]),
    ...(indicators.length === 0 ? [] : [`with ${indicators.join(' or ')}`]),
    ...(categories.length === 0 ? [] : [`in ${categories.join(' or ')}`]),
    ...(sins.length === 0 ? [] : [`under SIN ${sins.join(' or ')}`]),
    ...(words === '' ? [] : [`with the words “${words}”`]),
  ].join(', ');
}
