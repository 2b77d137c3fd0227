import { contribution, defineStore, feedbackPoint, overrideScreen, pageLayout, registrationFlowPoint, startPagePoint } from '@quartermaster/core';
import { areas, FinalizeRegistration } from '@quartermaster/screens';
import { storeTheme } from '@quartermaster/ui';
import { Footer } from './footer.ts';
import { HomeLayout } from './HomeLayout.tsx';
import { Logo } from './Logo.tsx';
import { theme } from './theme.ts';

const home = { layout: 'home', addsSurvey: true, load: () => import('./StartPage.screen.tsx') } as const;

/** The AIRFORCE store (specification, section 1). */
export default defineStore({
  id: { name: 'AIRFORCE', number: 2 },
  packageName: '@quartermaster/store-af',
  coreRange: '^0.1.0',
  theme: storeTheme(theme),
  brand: { Logo, welcomeText: 'Products and services for the Air Force', Footer },
  adds: [pageLayout('home', HomeLayout), contribution(feedbackPoint, { href: '/ws/department/feedback', label: 'Tell us what you think of this store' })],
  overrides: [
    contribution(startPagePoint, { path: '/af/start_page' }),
    contribution(registrationFlowPoint, FinalizeRegistration),
    overrideScreen(areas.storeStart.screens.home, home),
    overrideScreen(areas.main.screens.startPage, home),
    overrideScreen(areas.main.screens.home, home),
  ],
});
