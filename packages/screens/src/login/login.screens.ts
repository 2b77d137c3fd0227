import { displayScreen, screen } from '@quartermaster/core';

/** Specification, section 2, Login. Who is refused reads why on the screen itself, and not a second time above it. */
export const loginScreens = [
  screen({ path: '/login', responseName: 'Success', title: 'Sign in', layout: 'modal', modalSize: 'right', load: () => import('./Login.screen.tsx') }),
  screen({ path: '/login/mfa_sign_in', responseName: 'accessDenied', title: 'Access denied', layout: 'help', hidesGlobalMessages: true, load: () => import('./AccessDenied.screen.tsx') }),
  screen({ path: '/login/mfa_sign_in', responseName: 'Forbidden', title: 'Sign-in not completed', layout: 'help', hidesGlobalMessages: true, load: () => import('./Forbidden.screen.tsx') }),
  screen({ path: '/login/sign_out', responseName: 'SignedOff', title: 'Signed out', layout: 'help', load: () => import('./SignedOff.screen.tsx') }),
  screen({
    path: '/login/sign_out',
    responseName: 'AdvantageConfirmLogOff',
    title: 'Sign out?',
    layout: 'help',
    load: () => import('./ConfirmLogOff.screen.tsx'),
  }),
  screen({ path: '/login/sign_out', responseName: 'LogoutFromAuthServer', title: 'Signed out', layout: 'help', load: () => import('./SignedOff.screen.tsx') }),
  screen({ path: '/login/sign_out', responseName: 'FedstripConfirmLogOff', title: 'Sign out?', layout: 'help', load: () => import('./FedstripConfirmLogOff.screen.tsx') }),
  screen({ path: '/vs/access_denied', responseName: 'accessDenied', title: 'Access denied', layout: 'help', load: () => import('./StoreAccessDenied.screen.tsx') }),
  screen({ path: '/restricted', responseName: 'FedStripAccessDenied', title: 'FEDSTRIP access denied', layout: 'help', load: () => import('./FedStripAccessDenied.screen.tsx') }),
  displayScreen({ path: '/login/forgot_user_id', title: 'Forgot your user ID', layout: 'help', load: () => import('./forgot-user-id/ForgotUserId.screen.tsx') }),
  screen({ path: '/sign_in/forgot_user_id', responseName: 'Failure', title: 'Forgot your user ID', layout: 'help', load: () => import('./forgot-user-id/ForgotUserIdFailure.screen.tsx') }),
  screen({ path: '/sign_in/forgot_user_id', responseName: 'Success', title: 'User ID sent', layout: 'help', load: () => import('./forgot-user-id/UserIdSent.screen.tsx') }),
];
