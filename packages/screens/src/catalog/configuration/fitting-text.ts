import type { AttributesOf } from '@quartermaster/contracts';

type Configuration = AttributesOf<'/catalog/configuration', 'Success'>;

/** How many variants fit what is chosen, and what to do where they are too many to show. */
export function fittingText({ choice, chosen, fitting, variants }: Pick<Configuration, 'choice' | 'chosen' | 'fitting' | 'variants'>): string {
  const all = `${choice.variants.toLocaleString('en-US')} ${choice.variants === 1 ? 'variant' : 'variants'}`;
  const shown = fitting > 1 ? fitting : choice.variants;
  const cut = shown > variants.length ? ` The first ${variants.length} are shown${fitting > 1 ? ': choose an option to see fewer' : ''}.` : '';
  if (fitting === 0) return `None of ${all} has all of this.${cut}`;
  if (chosen !== null) return `Your choice is one of ${all}.${cut}`;
  return `${fitting === choice.variants ? all : `${fitting.toLocaleString('en-US')} of ${all}`}.${cut}`;
}
