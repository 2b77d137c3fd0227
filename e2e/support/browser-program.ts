import { findBrowser } from '@quartermaster/core-testing/browser';

/** The browser that set-up found or installed. */
export function browserProgram(): string {
  const program = findBrowser();
  if (program === null) throw new Error('No browser was found. Run the journeys through `npm test`, which installs one, or set BROWSER_BIN to a Chromium.');
  return program;
}
