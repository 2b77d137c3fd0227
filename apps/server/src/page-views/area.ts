import { defineArea, provide } from '../area/index.ts';
import { clock, database, log } from '../runtime/index.ts';
import { countShown } from './count-shown.ts';
import { forgetOldViews } from './kept-views.ts';
import { PageViews } from './page-views.ts';
import { keptDays } from './settings.ts';
import { pageViews } from './tokens.ts';

export const pageViewsArea = defineArea({
  name: 'page-views',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['stores'] },
  settings: [keptDays],
  provides: [provide(pageViews, { needs: { database, log, clock }, open: (given) => new PageViews(given), close: (views) => views.written() })],
  needs: { views: pageViews, keptDays },
  cleanUp: [(pool, now, given) => forgetOldViews(pool, now, given.keptDays)],
  async beforeRoutes(app, { views }) {
    countShown(app, views);
  },
});
