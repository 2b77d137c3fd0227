import { renderScreen, renderStore } from '@quartermaster/core-testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import store from './index.ts';

const meta: Meta = { title: 'NEWSTORE' };

export default meta;

export const StartPage: StoryObj = { loaders: [() => renderStore(store)] };

export const About: StoryObj = { loaders: [() => renderStore(store, { address: '/ds/about' })] };

export const NothingFound: StoryObj = { loaders: [() => renderScreen(store, '/search/advantage_search', 'ZeroResults')] };

/** A default page, in the look of this store. */
export const Cart: StoryObj = { loaders: [() => renderScreen(store, '/cart/shopping_cart', 'Initial', { as: 'buyer' })] };
