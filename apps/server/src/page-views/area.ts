import { defineArea, provide } from '../area/index.ts';
import { clock, database, log } from '../runtime/index.ts';
import { countShown } from './count-shown.ts';
import { forgetOldSteps } from './kept-steps.ts';
import { forgetOldViews } from './kept-views.ts';
import { pageStepServices } from './page-step-services.ts';
import { PageSteps } from './page-steps.ts';
import { PageViews } from './page-views.ts';
import { keptDays } from './settings.ts';
import { pageSteps, pageViews } from './tokens.ts';

export const pageViewsArea = defineArea({
  name: 'page-views',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['stores'] },
  settings: [keptDays],
  provides: [
    provide(pageViews, { needs: { database, log, clock }, open: (given) => new PageViews(given), close: (views) => views.written() }),
    provide(pageSteps, { needs: { database, log, clock }, open: (given) => new PageSteps(given), close: (steps) => steps.written() }),
  ],
  needs: { views: pageViews, steps: pageSteps, keptDays },
  services: ({ steps }) => pageStepServices(steps),
  cleanUp: [(pool, now, given) => forgetOldViews(pool, now, given.keptDays), (pool, now, given) => forgetOldSteps(pool, now, given.keptDays)],
  async beforeRoutes(app, { views }) {
    countShown(app, views);
  },
});
