import { defineConfig, devices } from '@playwright/test';
import journeys from './playwright.config.ts';

const project = (name: string) => journeys.projects?.find((each) => each.name === name);
const phone = project('phone');

/** The same pages as pictures: `npm run screenshots`. */
export default defineConfig({
  ...journeys,
  reporter: 'list',
  timeout: 180_000,
  projects: [
    { ...project('desktop'), testMatch: 'screenshots/*.spec.ts', testIgnore: [] },
    { ...phone, testMatch: 'screenshots/*.spec.ts', testIgnore: [], use: { ...phone?.use, deviceScaleFactor: devices['Pixel 7'].deviceScaleFactor } },
  ],
});
