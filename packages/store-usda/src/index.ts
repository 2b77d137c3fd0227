import { contribution, defineStore, FinalizeRegistration, registrationFlowPoint, screen, startPagePoint } from '@quartermaster/core';
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
    screen({ path: '/usda/start_page', responseName: 'Home', title: 'Welcome to the store', ...home }),
    screen({ path: '/main/start_page', responseName: 'Success', title: 'Home', ...home }),
    screen({ path: '/main/home', responseName: 'Success', title: 'Home', ...home }),
  ],
});
