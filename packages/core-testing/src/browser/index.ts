// For whoever starts the browser in which tests run.
export { browserSwitches } from './browser-switches.ts';
export { findBrowser } from './find-browser.ts';
