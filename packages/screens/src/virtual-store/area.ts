import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const emailPage = { title: 'Change Profile Email', layout: 'help' } as const;

const home = defineScreen('store-home', { title: 'Welcome to the store', layout: 'index', addsSurvey: true, load: () => import('./start-page/StoreHome.screen.tsx') });
const login = defineScreen('store-login', { title: 'Sign in', layout: 'index', load: () => import('./login/StoreLogin.screen.tsx') });
const airForceLogin = defineScreen('air-force-login', { title: 'Air Force login', layout: 'index', load: () => import('./login/StoreLogin.screen.tsx') });
const dhsValidated = defineScreen('dhs-validated', { title: 'Your address is confirmed', layout: 'help', load: () => import('./dhs/Validated.screen.tsx') });
const dhsNotValidated = defineScreen('dhs-not-validated', { title: 'Members of the department', layout: 'help', load: () => import('./dhs/NotValidated.screen.tsx') });
const changeEmail = defineScreen('change-email', { ...emailPage, load: () => import('./dhs/ChangeEmail.screen.tsx') });
const enterCode = defineScreen('enter-email-code', { ...emailPage, load: () => import('./dhs/EnterCode.screen.tsx') });
const emailChanged = defineScreen('email-changed', { ...emailPage, load: () => import('./dhs/EmailChanged.screen.tsx') });
const dhsAccessDenied = defineScreen('dhs-access-denied', { title: 'Access denied', layout: 'help', hidesGlobalMessages: true, load: () => import('./dhs/DhsAccessDenied.screen.tsx') });
const stateMember = defineScreen('state-member', { title: 'State and local member', layout: 'help', load: () => import('./state/StateMember.screen.tsx') });
const noStateMember = defineScreen('no-state-member', { title: 'State and local members only', layout: 'help', load: () => import('./state/NoStateMember.screen.tsx') });

/** Specification, section 2, Virtual stores. Buyers who are refused read why on the screen itself, and not a second time above it. */
export const virtualStore = defineArea({
  name: 'virtual-store',
  screens: { home, login, airForceLogin, dhsValidated, dhsNotValidated, changeEmail, enterCode, emailChanged, dhsAccessDenied, stateMember, noStateMember },
  contributions: [
    screenFor('/va/start_page', 'Home', home),
    screenFor('/va/start_page', 'Login', login),
    screenFor('/af/start_page', 'Home', home),
    screenFor('/af/start_page', 'Login', login),
    screenFor('/dhs/start_page', 'Home', home),
    screenFor('/dhs/start_page', 'Login', login),
    screenFor('/usda/start_page', 'Home', home),
    screenFor('/usda/start_page', 'Login', login),
    screenFor('/state/start_page', 'Home', home),
    screenFor('/state/start_page', 'Login', login),
    screenFor('/main/start_page', 'AFLogin', airForceLogin),
    screenFor('/dhs/dhsValidation', 'Success', dhsValidated),
    screenFor('/dhs/dhsValidation', 'Failure', dhsNotValidated),
    screenFor('/dhs/dhsEmailValidation', 'Initial', changeEmail),
    screenFor('/dhs/dhsEmailValidation', 'CodeSent', enterCode),
    screenFor('/dhs/dhsEmailValidation_submit', 'Initial', changeEmail),
    screenFor('/dhs/dhsEmailValidation_submit', 'CodeSent', enterCode),
    screenFor('/dhs/dhsEmailValidation_submit', 'Success', emailChanged),
    screenFor('/dhs/accessDenied', 'accessDenied', dhsAccessDenied),
    screenFor('/state/stateValidation', 'Success', stateMember),
    screenFor('/state/stateValidation', 'Failure', noStateMember),
  ],
});
