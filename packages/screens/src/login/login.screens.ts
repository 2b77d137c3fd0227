import { screen } from '@quartermaster/core';

/** Specification, section 2, Login. */
export const loginScreens = [
  screen({ path: '/login', responseName: 'Success', title: 'Sign in', layout: 'modal', modalSize: 'right medium', load: () => import('./Login.screen.tsx') }),
  screen({ path: '/login/mfa_sign_in', responseName: 'accessDenied', title: 'Access denied', layout: 'help', load: () => import('./AccessDenied.screen.tsx') }),
  screen({ path: '/login/mfa_sign_in', responseName: 'Forbidden', title: 'Sign-in not completed', layout: 'help', load: () => import('./Forbidden.screen.tsx') }),
  screen({ path: '/login/sign_out', responseName: 'SignedOff', title: 'Signed out', layout: 'help', load: () => import('./SignedOff.screen.tsx') }),
  screen({
    path: '/login/sign_out',
    responseName: 'AdvantageConfirmLogOff',
    title: 'Sign out?',
    layout: 'help',
    load: () => import('./ConfirmLogOff.screen.tsx'),
  }),
];
