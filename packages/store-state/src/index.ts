import { accessCheckPoint, contribution, defineStore, feedbackPoint, overrideScreen, startPagePoint } from '@quartermaster/core';
import { areas, membersOnly, storeHeader } from '@quartermaster/screens';
import { storeTheme } from '@quartermaster/ui';
import { Footer } from './footer.ts';
import { Logo } from './Logo.tsx';
import { links } from './store-links.ts';
import { theme } from './theme.ts';

const home = { layout: 'index', addsSurvey: true, load: () => import('./StartPage.screen.tsx') } as const;

/** The STATE store, for state and local governments (specification, section 1). */
export default defineStore({
  id: { name: 'STATE', number: 10 },
  packageName: '@quartermaster/store-state',
  coreRange: '^0.1.0',
  theme: storeTheme(theme),
  brand: { Logo, welcomeText: 'For state and local governments', Header: storeHeader(links), Footer },
  adds: [contribution(feedbackPoint, { href: '/ws/department/feedback', label: 'Tell us what you think of this store' })],
  overrides: [
    contribution(startPagePoint, { path: '/state/start_page' }),
    contribution(accessCheckPoint, membersOnly('/state/stateValidation')),
    overrideScreen(areas.storeStart.screens.home, home),
    overrideScreen(areas.main.screens.startPage, home),
    overrideScreen(areas.main.screens.home, home),
  ],
});
