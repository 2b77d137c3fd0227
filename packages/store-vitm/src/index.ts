import { contribution, defineStore, feedbackPoint, overrideScreen, pageLayout, registrationFlowPoint } from '@quartermaster/core';
import { areas, FinalizeRegistration, storeHeader, storeHomeLayout } from '@quartermaster/screens';
import { storeTheme } from '@quartermaster/ui';
import { Footer } from './footer.ts';
import { Logo } from './Logo.tsx';
import { links } from './store-links.ts';
import { theme } from './theme.ts';

const home = { layout: 'home', addsSurvey: true, load: () => import('./StartPage.screen.tsx') } as const;

/** The VITM store, for information technology (specification, section 1). */
export default defineStore({
  id: { name: 'VITM', number: 1 },
  packageName: '@quartermaster/store-vitm',
  coreRange: '^0.1.0',
  theme: storeTheme(theme),
  brand: { Logo, welcomeText: 'Information technology for government offices', Header: storeHeader(links), Footer },
  adds: [pageLayout('home', storeHomeLayout(links)), contribution(feedbackPoint, { href: '/ws/department/feedback', label: 'Tell us what you think of this store' })],
  overrides: [
    contribution(registrationFlowPoint, FinalizeRegistration),
    overrideScreen(areas.main.screens.startPage, home),
    overrideScreen(areas.main.screens.home, home),
  ],
});
