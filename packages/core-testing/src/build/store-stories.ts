import type { UserConfig } from 'vite';
import { storeJsx } from './store-jsx.ts';

/**
 * The Vite configuration of a store's Storybook. There the host's modules come from the store's own installation, so nothing of the shipped
 * build applies.
 */
export function storeStories(): UserConfig {
  return {
    oxc: { jsx: storeJsx },
    // Their fonts and stylesheets are beside their modules, and stay there.
    optimizeDeps: { exclude: ['@quartermaster/theme-adv12', '@quartermaster/theme-adv19'] },
  };
}
