import { contribution, defineStore, overrideScreen, registrationFlowPoint, startPagePoint } from '@quartermaster/core';
import { areas, FinalizeRegistration } from '@quartermaster/screens';
import { storeTheme } from '@quartermaster/ui';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Logo } from './Logo.tsx';
import { theme } from './theme.ts';

const home = { layout: 'index', addsSurvey: true, load: () => import('./StartPage.screen.tsx') } as const;

/** The USDA store (specification, section 1). */
export default defineStore({
  id: { name: 'USDA', number: 5 },
  packageName: '@quartermaster/store-usda',
  coreRange: '^0.1.0',
  theme: storeTheme(theme),
  brand: { Logo, welcomeText: 'Products and services for agriculture', Header, Footer },
  overrides: [
    contribution(startPagePoint, { path: '/usda/start_page' }),
    contribution(registrationFlowPoint, FinalizeRegistration),
    overrideScreen(areas.virtualStore.screens.home, home),
    overrideScreen(areas.main.screens.startPage, home),
    overrideScreen(areas.main.screens.home, home),
  ],
});
