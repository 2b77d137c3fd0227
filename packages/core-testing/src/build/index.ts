// For the vite.config.ts of a store's repository.
export { storeBuild } from './store-build.ts';
