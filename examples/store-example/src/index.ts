import { analyticsPoint, contribution, defineStore, overrideScreen, searchPreferencesPoint } from '@quartermaster/core';
import { areas } from '@quartermaster/screens';
import { storeTheme } from '@quartermaster/ui';
import { Footer } from './Footer.tsx';
import { Logo } from './Logo.tsx';
import { theme } from './theme.ts';
import { trainingScreens } from './training/training.screens.ts';
import { training } from './training/training.service.ts';
import { visitAnalytics } from './visits/visit-analytics.ts';
import { visits } from './visits/visits.service.ts';

/** EXAMPLE sells what surveyors and site offices need, and offers them training. */
export default defineStore({
  id: { name: 'EXAMPLE', number: 100 },
  packageName: 'store-example',
  coreRange: '^0.1.0',
  theme: storeTheme(theme),
  brand: { Logo, welcomeText: 'Instruments and supplies for field work', Footer },
  adds: [training, ...trainingScreens, visits, contribution(analyticsPoint, visitAnalytics)],
  overrides: [
    contribution(searchPreferencesPoint, { products: 'grid', services: 'list' }),
    overrideScreen(areas.search.screens.zeroResults, { title: 'Nothing found', layout: 'index', load: () => import('./search/NothingFound.screen.tsx') }),
  ],
});
