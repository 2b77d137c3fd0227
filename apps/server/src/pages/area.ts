import { defineArea, provide } from '../area/index.ts';
import { analyticsOrigins } from './analytics-origins.ts';
import { policyOrigins } from '../http/index.ts';
import { database, log } from '../runtime/index.ts';
import { storePackages } from '../store-packages/index.ts';
import { inspectOnce } from './inspect-once.ts';
import { legacyUrls } from './former/legacy-settings.ts';
import { registerPages } from './register-pages.ts';
import { noteBuiltIn } from './note-built-in.ts';
import { loadBuiltWeb } from './render-bundle.ts';
import { builtWeb, storeInspections } from './tokens.ts';
import { webFolder } from './web-folder.ts';

export const pagesArea = defineArea({
  name: 'pages',
  settings: [webFolder, analyticsOrigins],
  provides: [
    provide(builtWeb, {
      needs: { log, database, webFolder },
      async open({ log, database, webFolder }) {
        const web = await loadBuiltWeb(webFolder);
        if (web === null) log.warn('the web is not built: only the API is served');
        else await noteBuiltIn(database, web.bundle, log);
        return web;
      },
    }),
    provide(storeInspections, { needs: { web: builtWeb }, open: ({ web }) => inspectOnce(web) }),
  ],
  needs: { web: builtWeb, packages: storePackages, origins: policyOrigins, legacyUrls, analytics: analyticsOrigins },
  routes: (app, given, parts) => registerPages(app, { ...given, ...parts }),
});
