import type { HelpCategory, HelpSection } from '@quartermaster/contracts';
import { plainText } from '@quartermaster/ui';

/** Lower case without accents, so that people find what they type in whatever way. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const textOf = (category: HelpCategory, { heading, content, keywords }: HelpSection): string =>
  folded([category.label, heading, ...keywords, plainText(content)].join(' '));

/**
 * The sections in which every word that was typed occurs (in keywords, heading, content or the category's name), in their
 * categories; those without any are left out. Nothing typed finds everything.
 */
export function searchHelp(categories: readonly HelpCategory[], typed: string): HelpCategory[] {
  const words = folded(typed.slice(0, 200)).split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return categories
    .map((category) => {
      const sections = category.sections.filter((section) => {
        const text = textOf(category, section);
        return words.every((word) => text.includes(word));
      });
      return { ...category, sections };
    })
    .filter(({ sections }) => sections.length > 0);
}

export const countSections = (categories: readonly HelpCategory[]): number => categories.reduce((sum, { sections }) => sum + sections.length, 0);

/** The most popular items come first. */
export const popularFirst = (categories: readonly HelpCategory[]): HelpCategory[] =>
  categories.toSorted((a, b) => Number(b.popularItem) - Number(a.popularItem));

/** `41 topics`, or how many match. */
export function countText(count: number, typed: string): string {
  const topics = `${count} ${count === 1 ? 'topic' : 'topics'}`;
  if (typed.trim() === '') return topics;
  return count === 0 ? `No topic matches “${typed.trim()}”` : `${topics} for “${typed.trim()}”`;
}
