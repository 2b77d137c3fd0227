import { displayScreen } from '@quartermaster/core';

const errorPage = () => import('./ErrorPage.screen.tsx');

/** The display-only screens: errors and the unknown page (specification, sections 2 and 8). */
export const displayScreens = [
  displayScreen({ path: '/error/http_error', layout: 'help', title: 'Unexpected Error', load: errorPage }),
  displayScreen({ path: '/error/connection_lost', layout: 'help', title: 'Please relaunch this application', load: errorPage }),
  displayScreen({ path: '/error/session_expired', layout: 'help', title: 'Session Expired', load: () => import('../session/SessionExpired.screen.tsx') }),
  displayScreen({ path: '/error/unexpected', layout: 'help', title: 'Unexpected Error', load: errorPage }),
  displayScreen({ path: '/404', layout: 'index', title: 'Page Not Found', load: () => import('./PageNotFound.screen.tsx') }),
];
