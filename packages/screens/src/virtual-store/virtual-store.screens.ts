import { screen } from '@quartermaster/core';

const home = () => import('./start-page/StoreHome.screen.tsx');
const login = () => import('./login/StoreLogin.screen.tsx');
const homePage = { title: 'Welcome to the store', layout: 'index', addsSurvey: true, load: home } as const;
const loginPage = { title: 'Sign in', layout: 'index', load: login } as const;
const changeEmail = { title: 'Change Profile Email', layout: 'help' } as const;
const emailForm = () => import('./dhs/ChangeEmail.screen.tsx');
const codeForm = () => import('./dhs/EnterCode.screen.tsx');

/** Specification, section 2, Virtual stores. Who is refused reads why on the screen itself, and not a second time above it. */
export const virtualStoreScreens = [
  screen({ path: '/va/start_page', responseName: 'Home', ...homePage }),
  screen({ path: '/va/start_page', responseName: 'Login', ...loginPage }),
  screen({ path: '/af/start_page', responseName: 'Home', ...homePage }),
  screen({ path: '/af/start_page', responseName: 'Login', ...loginPage }),
  screen({ path: '/dhs/start_page', responseName: 'Home', ...homePage }),
  screen({ path: '/dhs/start_page', responseName: 'Login', ...loginPage }),
  screen({ path: '/usda/start_page', responseName: 'Home', ...homePage }),
  screen({ path: '/usda/start_page', responseName: 'Login', ...loginPage }),
  screen({ path: '/state/start_page', responseName: 'Home', ...homePage }),
  screen({ path: '/state/start_page', responseName: 'Login', ...loginPage }),
  screen({ path: '/main/start_page', responseName: 'AFLogin', ...loginPage, title: 'Air Force login' }),
  screen({ path: '/dhs/dhsValidation', responseName: 'Success', title: 'Your address is confirmed', layout: 'help', load: () => import('./dhs/Validated.screen.tsx') }),
  screen({ path: '/dhs/dhsValidation', responseName: 'Failure', title: 'Members of the department', layout: 'help', load: () => import('./dhs/NotValidated.screen.tsx') }),
  screen({ path: '/dhs/dhsEmailValidation', responseName: 'Initial', ...changeEmail, load: emailForm }),
  screen({ path: '/dhs/dhsEmailValidation', responseName: 'CodeSent', ...changeEmail, load: codeForm }),
  screen({ path: '/dhs/dhsEmailValidation_submit', responseName: 'Initial', ...changeEmail, load: emailForm }),
  screen({ path: '/dhs/dhsEmailValidation_submit', responseName: 'CodeSent', ...changeEmail, load: codeForm }),
  screen({ path: '/dhs/dhsEmailValidation_submit', responseName: 'Success', ...changeEmail, load: () => import('./dhs/EmailChanged.screen.tsx') }),
  screen({ path: '/dhs/accessDenied', responseName: 'accessDenied', title: 'Access denied', layout: 'help', hidesGlobalMessages: true, load: () => import('./dhs/DhsAccessDenied.screen.tsx') }),
  screen({ path: '/state/stateValidation', responseName: 'Success', title: 'State and local member', layout: 'help', load: () => import('./state/StateMember.screen.tsx') }),
  screen({ path: '/state/stateValidation', responseName: 'Failure', title: 'State and local members only', layout: 'help', load: () => import('./state/NoStateMember.screen.tsx') }),
];
