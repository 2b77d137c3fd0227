import { defineArea } from '../area/index.ts';
import { identity } from '../login/index.ts';
import { legacyHosts, legacyUrls } from '../pages/index.ts';
import { mainServices } from './main-services.ts';

export const mainArea = defineArea({
  name: 'main',
  settings: [legacyUrls, legacyHosts],
  needs: { identity, legacyUrls },
  services: ({ identity, legacyUrls }) => mainServices(identity, legacyUrls),
});
