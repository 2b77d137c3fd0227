import type { Shot } from './shots.ts';

/** Where `npm run storybook` shows a story in its store and theme. */
export function storyAddress({ story, store, theme }: Pick<Shot, 'store' | 'theme'> & { readonly story: Pick<Shot['story'], 'id'> }): string {
  const globals = [...(store === null ? [] : [`store:${store}`]), ...(theme === null ? [] : [`theme:${theme}`])].join(';');
  return `http://localhost:6006/?path=/story/${story.id}${globals === '' ? '' : `&globals=${globals}`}`;
}
