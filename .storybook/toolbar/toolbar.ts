import type { Preview } from '@storybook/react-vite';
import { stores } from '../composition/stores.ts';
import { themes } from '../composition/themes.ts';
import { own } from './dress.ts';

type GlobalTypes = NonNullable<Preview['globalTypes']>;
type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>;

interface Item {
  readonly value: string;
  readonly title: string;
}

const choice = (description: string, icon: Icon, ownTitle: string, items: readonly Item[]) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: [{ value: own, title: ownTitle }, ...items] },
});

/** What can be chosen for every story. */
export const toolbar: GlobalTypes = {
  store: choice('The store', 'basket', 'Store: the story’s own', stores.map(({ id }) => ({ value: id.name, title: id.name }))),
  theme: choice('The theme', 'paintbrush', 'Theme: the store’s own', themes.map(({ id }) => ({ value: id, title: id }))),
  visitor: choice('Who looks at it', 'user', 'Who: as the screen needs', [
    { value: 'visitor', title: 'A visitor' },
    { value: 'buyer', title: 'A buyer who has signed in' },
  ]),
};

/** Nothing is chosen: each story shows its own. */
export const nothingChosen = { store: own, theme: own, visitor: own };

/** Widths of section "Every page" of the design, in pixels. */
export const widths = {
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
} as const;
