import { contribution, defineStore, feedbackPoint, overrideScreen, registrationFlowPoint, startPagePoint } from '@quartermaster/core';
import { areas, FinalizeRegistration, storeHeader } from '@quartermaster/screens';
import { storeTheme } from '@quartermaster/ui';
import { Footer } from './footer.ts';
import { Logo } from './Logo.tsx';
import { links } from './store-links.ts';
import { theme } from './theme.ts';

const home = { layout: 'index', addsSurvey: true, load: () => import('./StartPage.screen.tsx') } as const;

/** The USDA store (specification, section 1). */
export default defineStore({
  id: { name: 'USDA', number: 5 },
  packageName: '@quartermaster/store-usda',
  coreRange: '^0.1.0',
  theme: storeTheme(theme),
  brand: { Logo, welcomeText: 'Products and services for agriculture', Header: storeHeader(links), Footer },
  adds: [contribution(feedbackPoint, { href: '/ws/department/feedback', label: 'Tell us what you think of this store' })],
  overrides: [
    contribution(startPagePoint, { path: '/usda/start_page' }),
    contribution(registrationFlowPoint, FinalizeRegistration),
    overrideScreen(areas.storeStart.screens.home, home),
    overrideScreen(areas.main.screens.startPage, home),
    overrideScreen(areas.main.screens.home, home),
  ],
});
