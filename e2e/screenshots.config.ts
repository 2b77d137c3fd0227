import { defineConfig, devices } from '@playwright/test';
import journeys from './playwright.config.ts';

const project = (name: string) => journeys.projects?.find((each) => each.name === name);
const phone = project('phone');

/** The pictures of the README, and the same pages in all states below `test-results/pictures`: `npm run screenshots`. */
export default defineConfig({
  ...journeys,
  reporter: 'list',
  updateSnapshots: 'all',
  timeout: 180_000,
  projects: [
    { ...project('desktop'), testMatch: 'screenshots/*.spec.ts', testIgnore: [] },
    { ...phone, testMatch: 'screenshots/*.spec.ts', testIgnore: [], use: { ...phone?.use, deviceScaleFactor: devices['Pixel 7'].deviceScaleFactor } },
  ],
});
