import { expect, it } from 'vitest';
import { readSettings, settingAt, withSetting } from './way-fields.ts';

it('a setting is put at its path and found there; the others stay', () => {
  const settings = withSetting(withSetting({ url: 'https://vendor.example.com', from: { domain: 'DUNS' } }, 'from.identity', '123'), 'to.domain', 'NetworkID');
  expect(settings).toEqual({ url: 'https://vendor.example.com', from: { domain: 'DUNS', identity: '123' }, to: { domain: 'NetworkID' } });
  expect([settingAt(settings, 'from.identity'), settingAt(settings, 'sender.domain'), settingAt(settings, 'url.domain')]).toEqual(['123', undefined, undefined]);
});

it('settings that were typed are an object, or the sentence says what is wrong', () => {
  expect(readSettings('{ "partner": "EDI" }')).toEqual({ partner: 'EDI' });
  expect([readSettings('[]'), readSettings('null'), readSettings('{')]).toEqual([expect.stringContaining('begin with {'), expect.stringContaining('begin with {'), expect.stringMatching(/^This is no JSON: /)]);
});
