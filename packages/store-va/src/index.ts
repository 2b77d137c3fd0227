import { contribution, defineStore, FinalizeRegistration, pageLayout, registrationFlowPoint, screen, startPagePoint } from '@quartermaster/core';
import { storeTheme } from '@quartermaster/ui';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { HomeLayout } from './HomeLayout.tsx';
import { Logo } from './Logo.tsx';
import { theme } from './theme.ts';

const home = { layout: 'home', addsSurvey: true, load: () => import('./StartPage.screen.tsx') } as const;

/** The VA store (specification, section 1). */
export default defineStore({
  id: { name: 'VA', number: 6 },
  packageName: '@quartermaster/store-va',
  coreRange: '^0.1.0',
  theme: storeTheme(theme),
  brand: { Logo, welcomeText: 'Products and services for veterans affairs', Header, Footer },
  adds: [pageLayout('home', HomeLayout)],
  overrides: [
    contribution(startPagePoint, { path: '/va/start_page' }),
    contribution(registrationFlowPoint, FinalizeRegistration),
    screen({ path: '/va/start_page', responseName: 'Home', title: 'Welcome to the store', ...home }),
    screen({ path: '/main/start_page', responseName: 'Success', title: 'Home', ...home }),
    screen({ path: '/main/home', responseName: 'Success', title: 'Home', ...home }),
  ],
});
