import type { AttributesOf } from '@quartermaster/contracts';

type Asked = Pick<AttributesOf<'/search/advantage_search', 'ZeroResults'>, 'q' | 'kind' | 'problem'> & Partial<Pick<AttributesOf<'/search/advantage_search', 'ZeroResults'>, 'nearest'>>;

/** The words for a search without any result: whether its words were at fault, or the store has nothing of the kind. */
export function nothingWords({ q, kind, problem, nearest = null }: Asked): { title: string; text: string } {
  if (problem !== null) return { title: 'Search for a word, a part number or a national stock number (NSN)', text: 'Or look through the categories.' };
  if (q.trim() === '' && kind !== null) return { title: `This store sells no ${kind} now`, text: 'Search for something else, or look through the categories.' };
  if (nearest !== null) return { title: 'Is it none of these?', text: 'Check the spelling, or look through the categories. What the store should sell can be suggested, and vendors can be asked for a quote.' };
  return { title: 'Nothing in this store matches', text: 'Check the spelling, use fewer words, or look through the categories. What the store should sell can be suggested, and vendors can be asked for a quote.' };
}
