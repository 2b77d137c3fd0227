// For programs that start the browser in which tests run.
export { browserSwitches } from './browser-switches.ts';
export { findBrowser } from './find-browser.ts';
