import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const [desktop, phone] = journeys.projects ?? [];

/** The same pages as pictures: `npm run screenshots`. */
export default defineConfig({
  ...journeys,
  reporter: 'list',
  timeout: 180_000,
  projects: [
    { ...desktop, testMatch: 'screenshots/*.spec.ts', testIgnore: [] },
    { ...phone, testMatch: 'screenshots/*.spec.ts', testIgnore: [] },
  ],
});
