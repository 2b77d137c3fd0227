import { defineArea, defineScreen, displayScreen, screenFor } from '@quartermaster/core';

const forgotUserId = { title: 'Forgot your user ID', layout: 'help' } as const;

const loginModal = defineScreen('login', { title: 'Sign in', layout: 'modal', modalSize: 'right', load: () => import('./Login.screen.tsx') });
const signedIn = defineScreen('signed-in', { title: 'Signed in', layout: 'help', load: () => import('./SignedIn.screen.tsx') });
const accessDenied = defineScreen('access-denied', { title: 'Access denied', layout: 'help', hidesGlobalMessages: true, load: () => import('./AccessDenied.screen.tsx') });
const forbidden = defineScreen('sign-in-forbidden', { title: 'Sign-in not completed', layout: 'help', hidesGlobalMessages: true, load: () => import('./Forbidden.screen.tsx') });
const signedOff = defineScreen('signed-off', { title: 'Signed out', layout: 'help', load: () => import('./SignedOff.screen.tsx') });
const confirmLogOff = defineScreen('confirm-log-off', { title: 'Sign out?', layout: 'help', load: () => import('./ConfirmLogOff.screen.tsx') });
const fedstripConfirmLogOff = defineScreen('fedstrip-confirm-log-off', { title: 'Sign out?', layout: 'help', load: () => import('./FedstripConfirmLogOff.screen.tsx') });
const storeAccessDenied = defineScreen('store-access-denied', { title: 'Access denied', layout: 'help', load: () => import('./StoreAccessDenied.screen.tsx') });
const fedstripAccessDenied = defineScreen('fedstrip-access-denied', { title: 'FEDSTRIP access denied', layout: 'help', load: () => import('./FedStripAccessDenied.screen.tsx') });
const userIdNotSent = defineScreen('user-id-not-sent', { ...forgotUserId, load: () => import('./forgot-user-id/ForgotUserIdFailure.screen.tsx') });
const userIdSent = defineScreen('user-id-sent', { title: 'User ID sent', layout: 'help', load: () => import('./forgot-user-id/UserIdSent.screen.tsx') });

/**
 * Specification, section 2, Login. Buyers who are refused read why on the screen itself, and not a second time above it. The display-only
 * screens of addresses that change something ask, since any page of the web may lead there.
 */
export const login = defineArea({
  name: 'login',
  screens: { login: loginModal, signedIn, accessDenied, forbidden, signedOff, confirmLogOff, fedstripConfirmLogOff, storeAccessDenied, fedstripAccessDenied, userIdNotSent, userIdSent },
  contributions: [
    screenFor('/login', 'Success', loginModal),
    screenFor('/login/sign_in', 'Success', signedIn),
    screenFor('/login/mfa_sign_in', 'accessDenied', accessDenied),
    screenFor('/login/mfa_sign_in', 'Forbidden', forbidden),
    screenFor('/login/sign_out', 'SignedOff', signedOff),
    screenFor('/login/sign_out', 'LogoutFromAuthServer', signedOff),
    screenFor('/login/sign_out', 'AdvantageConfirmLogOff', confirmLogOff),
    screenFor('/login/sign_out', 'FedstripConfirmLogOff', fedstripConfirmLogOff),
    screenFor('/fedstrip/sign_out', 'SignedOff', signedOff),
    screenFor('/fedstrip/sign_out', 'LogoutFromAuthServer', signedOff),
    screenFor('/fedstrip/sign_out', 'FedstripConfirmLogOff', fedstripConfirmLogOff),
    screenFor('/vs/access_denied', 'accessDenied', storeAccessDenied),
    screenFor('/restricted', 'FedStripAccessDenied', fedstripAccessDenied),
    displayScreen({ path: '/login/sign_out', title: 'Sign out?', layout: 'help', load: () => import('./SignOutAddress.screen.tsx') }),
    displayScreen({ path: '/fedstrip/sign_out', title: 'Sign out?', layout: 'help', load: () => import('./SignOutAddress.screen.tsx') }),
    displayScreen({ path: '/login/mfa_sign_in', title: 'Complete your sign-in?', layout: 'help', load: () => import('./CompleteSignInAddress.screen.tsx') }),
    displayScreen({ path: '/authenticate', title: 'Sign in again?', layout: 'help', load: () => import('./SignInAgainAddress.screen.tsx') }),
    displayScreen({ path: '/login/forgot_user_id', ...forgotUserId, load: () => import('./forgot-user-id/ForgotUserId.screen.tsx') }),
    screenFor('/sign_in/forgot_user_id', 'Failure', userIdNotSent),
    screenFor('/sign_in/forgot_user_id', 'Success', userIdSent),
  ],
});
