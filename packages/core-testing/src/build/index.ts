// For the vite.config.ts of a store's repository, and of its Storybook.
export { storeBuild } from './store-build.ts';
export { storeStories } from './store-stories.ts';
