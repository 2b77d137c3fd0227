import { contribution, defineStore, displayScreen, overrideScreen, searchPreferencesPoint } from '@quartermaster/core';
import { areas } from '@quartermaster/screens';
import { storeTheme } from '@quartermaster/ui';
import { Footer } from './Footer.tsx';
import { Logo } from './Logo.tsx';
import { theme } from './theme.ts';

/** The NEWSTORE store. The parts that it does not name here are as in every other store. */
export default defineStore({
  id: { name: 'NEWSTORE', number: 9999 },
  packageName: 'store-newstore',
  coreRange: '^0.1.0',
  theme: storeTheme(theme),
  brand: { Logo, welcomeText: 'Welcome to NEWSTORE', Footer },
  adds: [displayScreen({ path: '/about', layout: 'index', title: 'About NEWSTORE', load: () => import('./about/About.screen.tsx') })],
  overrides: [
    contribution(searchPreferencesPoint, { products: 'grid', services: 'list' }),
    overrideScreen(areas.search.screens.zeroResults, { title: 'Nothing found', layout: 'index', load: () => import('./search/NothingFound.screen.tsx') }),
  ],
});
