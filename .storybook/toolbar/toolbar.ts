import type { Preview } from '@storybook/react-vite';
import { stores } from '../composition/stores.ts';
import { themes } from '../composition/themes.ts';
import { own, type Item, type Tool } from './choices.ts';

const tool = (name: string, ownTitle: string, items: readonly Item[]) => ({ name, items: [{ value: own, title: ownTitle }, ...items] });

/** The choices of the toolbar. The tools that list them are ours (`ToolSelect.ts`): they leave out values that make no sense for a story. */
export const toolbar: Record<Tool, NonNullable<Preview['globalTypes']>[string]> = {
  store: tool('Store', 'the story’s own', stores.map(({ id }) => ({ value: id.name, title: id.name }))),
  theme: tool('Theme', 'the store’s own', themes.map(({ id }) => ({ value: id, title: id }))),
  visitor: tool('Who', 'as the screen needs', [
    { value: 'visitor', title: 'a visitor' },
    { value: 'buyer', title: 'a buyer who has signed in' },
  ]),
};

/** Nothing is chosen: each story shows its own. */
export const nothingChosen: Record<Tool, string> = { store: own, theme: own, visitor: own };

/** The widths of section "Every page" of the design, in pixels, and the edges of what is supported. Without one a story is as wide as the window. */
export const widths = {
  wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
  landscape: { name: 'Tablet across 1024', styles: { width: '1024px', height: '768px' }, type: 'tablet' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  enlarged: { name: 'Desktop at 400 %, 320', styles: { width: '320px', height: '568px' }, type: 'mobile' },
} as const;
