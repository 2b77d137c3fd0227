import { expect, it } from 'vitest';
import { findBrowser } from './find-browser.ts';

it('the browser that is named counts before all others; one that is not there is passed over', () => {
  expect(findBrowser({ BROWSER_BIN: process.execPath }, [])).toBe(process.execPath);
  expect(findBrowser({ BROWSER_BIN: '/no/such/browser' }, [process.execPath])).not.toBe('/no/such/browser');
  expect(findBrowser({ BROWSER_BIN: '' }, [process.execPath])).not.toBeNull();
});
