import { renderScreen, renderStore } from '@quartermaster/core-testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import store from './index.ts';

const meta: Meta = { title: 'EXAMPLE' };

export default meta;

export const StartPage: StoryObj = { loaders: [() => renderStore(store)] };

export const Courses: StoryObj = { loaders: [() => renderScreen(store, '/vs/example/training', 'Success')] };

export const NoCourses: StoryObj = { loaders: [() => renderScreen(store, '/vs/example/training', 'NoCourses')] };

export const NothingFound: StoryObj = { loaders: [() => renderScreen(store, '/search/advantage_search', 'ZeroResults')] };

/** A default page, in the look of this store. */
export const Cart: StoryObj = { loaders: [() => renderScreen(store, '/cart/shopping_cart', 'Initial', { as: 'buyer' })] };
