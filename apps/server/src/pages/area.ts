import { fileURLToPath } from 'node:url';
import { defineArea, provide } from '../area/index.ts';
import { policyOrigins } from '../http/index.ts';
import { log } from '../runtime/index.ts';
import { storePackages } from '../store-packages/index.ts';
import { inspectOnce } from './inspect-once.ts';
import { registerPages } from './register-pages.ts';
import { loadBuiltWeb } from './render-bundle.ts';
import { builtWeb, storeInspections } from './tokens.ts';

const webFolder = fileURLToPath(new URL('../../../web', import.meta.url));

export const pagesArea = defineArea({
  name: 'pages',
  provides: [
    provide(builtWeb, {
      needs: { log },
      async open({ log }) {
        const web = await loadBuiltWeb(webFolder);
        if (web === null) log.warn('the web is not built: only the API is served');
        return web;
      },
    }),
    provide(storeInspections, { needs: { web: builtWeb }, open: ({ web }) => inspectOnce(web) }),
  ],
  needs: { web: builtWeb, packages: storePackages, origins: policyOrigins },
  routes: (app, given, parts) => registerPages(app, { ...given, ...parts }),
});
