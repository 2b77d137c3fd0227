import { expect, it } from 'vitest';
import { browserPrivacy } from './browser-privacy.ts';

it.each([
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: null, globalPrivacyControl: true }, true],
  [{ doNotTrack: null, globalPrivacyControl: false }, false],
])('%j opts out: %s', (signals, expected) => {
  expect(browserPrivacy(signals).optsOut()).toBe(expected);
});
