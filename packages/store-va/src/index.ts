import { contribution, defineStore, feedbackPoint, overrideScreen, pageLayout, registrationFlowPoint, startPagePoint } from '@quartermaster/core';
import { areas, FinalizeRegistration, storeHeader, storeHomeLayout } from '@quartermaster/screens';
import { storeTheme } from '@quartermaster/ui';
import { Footer } from './footer.ts';
import { Logo } from './Logo.tsx';
import { links } from './store-links.ts';
import { theme } from './theme.ts';

const home = { layout: 'home', addsSurvey: true, load: () => import('./StartPage.screen.tsx') } as const;

/** The VA store (specification, section 1). */
export default defineStore({
  id: { name: 'VA', number: 6 },
  packageName: '@quartermaster/store-va',
  coreRange: '^0.1.0',
  theme: storeTheme(theme),
  brand: { Logo, welcomeText: 'Products and services for veterans affairs', Header: storeHeader(links), Footer },
  adds: [pageLayout('home', storeHomeLayout(links)), contribution(feedbackPoint, { href: '/ws/department/feedback', label: 'Tell us what you think of this store' })],
  overrides: [
    contribution(startPagePoint, { path: '/va/start_page' }),
    contribution(registrationFlowPoint, FinalizeRegistration),
    overrideScreen(areas.storeStart.screens.home, home),
    overrideScreen(areas.main.screens.startPage, home),
    overrideScreen(areas.main.screens.home, home),
  ],
});
