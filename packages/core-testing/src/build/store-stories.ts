import { sharedModules } from '@quartermaster/core/shared-modules';
import type { UserConfig } from 'vite';
import { storeJsx } from './store-jsx.ts';

/** Their fonts and stylesheets are beside their modules, and stay there. */
const themes = sharedModules.filter((module) => module.startsWith('@quartermaster/theme-'));

/**
 * The Vite configuration of a store's Storybook. There the host's modules come from the store's own installation, so nothing of the shipped
 * build applies.
 *
 * In development Vite bundles beforehand what the sources import, but not what a package that is left out imports: without being named here,
 * React would reach the themes' importers as CommonJS, which no browser can read.
 */
export function storeStories(): UserConfig {
  return {
    oxc: { jsx: storeJsx },
    optimizeDeps: { exclude: themes, include: ['@quartermaster/core-testing', ...sharedModules.filter((module) => !themes.includes(module))] },
  };
}
