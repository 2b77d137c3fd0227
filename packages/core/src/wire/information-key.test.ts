import { expect, it } from 'vitest';
import { withThemeKey } from './information-key.ts';
import { contractService, requestOf } from '../store/service-request.ts';

const keyOf = (path: string, keyName: string, theme: string | undefined) =>
  withThemeKey(requestOf(null, path, { keyName }, null), contractService(path)?.themedKey, theme).query.get('keyName');

it.each([
  ['/information/page', 'PIV_CAC_HELP', 'adv19', 'ux_ui/PIV_CAC_HELP', 'the new theme asks for its own page'],
  ['/information/page', 'PIV_CAC_HELP', undefined, 'ux_ui/PIV_CAC_HELP', 'every theme but adv12 is new'],
  ['/information/page', 'PIV_CAC_HELP', 'adv12', 'PIV_CAC_HELP', 'the older theme asks for the older page'],
  ['/information/page', 'ux_ui/TERMS', 'adv19', 'ux_ui/TERMS', 'a prefix is not put twice'],
  ['/information/help', 'PIV_CAC_HELP', 'adv19', 'PIV_CAC_HELP', 'other services keep their parameters'],
])('%s %s under %s: %s, because %s [spec 7.25]', (path, key, theme, sent, _why) => {
  expect(keyOf(path, key, theme)).toBe(sent);
});

it('a request without a key stays as it is [spec 7.25]', () => {
  const request = requestOf(null, '/information/page', null, null);
  expect(withThemeKey(request, 'keyName', 'adv19')).toBe(request);
});
