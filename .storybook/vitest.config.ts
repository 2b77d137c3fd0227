import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inChromium } from '../tooling/vitest/in-chromium.ts';
import { writeStories } from './screens/write-stories.ts';
import { everyPageOnce } from './testing/choice.ts';

await writeStories();

const inBrowser = inChromium('stories', ['**/*.browser.test.{ts,tsx}'], ['react-dom/test-utils', '@storybook/react-vite', 'storybook/preview-api', 'storybook/test']);

export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  define: {
    __CHOICE__: process.env['STORIES_CHOICE'] ?? JSON.stringify(everyPageOnce),
  },
  test: {
    expect: { poll: { timeout: 20_000 }, requireAssertions: true },
    // Left alone, vitest opens one page less than there are cores: the halves would wait for each other where there are two.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'catalogue', environment: 'node', include: ['**/*.test.ts'], exclude: ['**/*.browser.test.*', 'dist/**'] } },
      // Its two files are two pages.
      { ...inBrowser, test: { ...inBrowser.test, isolate: true } },
    ],
  },
});
