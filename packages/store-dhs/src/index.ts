import { accessCheckPoint, contribution, defineStore, feedbackPoint, overrideScreen, pageLayout, registrationFlowPoint, startPagePoint } from '@quartermaster/core';
import { areas, FinalizeRegistration, membersOnly } from '@quartermaster/screens';
import { storeTheme } from '@quartermaster/ui';
import { Footer } from './footer.ts';
import { HomeLayout } from './HomeLayout.tsx';
import { Logo } from './Logo.tsx';
import { theme } from './theme.ts';

const home = { layout: 'home', addsSurvey: true, load: () => import('./StartPage.screen.tsx') } as const;

/** The DHS store, for members of the department: others may look around (specification, section 1). */
export default defineStore({
  id: { name: 'DHS', number: 8 },
  packageName: '@quartermaster/store-dhs',
  coreRange: '^0.1.0',
  theme: storeTheme(theme),
  brand: { Logo, welcomeText: 'Products and services for homeland security', Footer },
  adds: [pageLayout('home', HomeLayout), contribution(feedbackPoint, { href: '/ws/department/feedback', label: 'Tell us what you think of this store' })],
  overrides: [
    contribution(startPagePoint, { path: '/dhs/start_page' }),
    contribution(registrationFlowPoint, FinalizeRegistration),
    contribution(accessCheckPoint, membersOnly('/dhs/dhsValidation')),
    overrideScreen(areas.storeStart.screens.home, home),
    overrideScreen(areas.main.screens.startPage, home),
    overrideScreen(areas.main.screens.home, home),
  ],
});
