import { defineSetting, reading, webOrigin } from '../../runtime/index.ts';
import { parseLegacyHosts, readLegacyUrls } from './legacy-addresses.ts';

export const legacyHosts = defineSetting({
  id: 'LEGACY_HOSTS',
  otherwise: 'none',
  doc: 'hosts that addresses of `LEGACY_URLS` may lead to',
  read: (text = '') => reading('LEGACY_HOSTS', 'Separate hosts with commas.', () => parseLegacyHosts(text)),
});

const advice = 'Write for example "/old/courses.do=/main/home", and name foreign hosts in LEGACY_HOSTS.';

export const legacyUrls = defineSetting({
  id: 'LEGACY_URLS',
  otherwise: 'none',
  doc: 'more addresses of the former application (`/old/courses.do=https://training.example.gov/courses,...`)',
  read: (text = '', of) => {
    const hosts = of(legacyHosts);
    return reading('LEGACY_URLS', advice, () => readLegacyUrls(text, hosts, of(webOrigin)));
  },
});
