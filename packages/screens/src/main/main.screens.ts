import { screen } from '@quartermaster/core';

/** Specification, section 2, Main and search. */
export const mainScreens = [
  screen({ path: '/main/start_page', responseName: 'Success', title: 'Home', layout: 'index', addsSurvey: true, load: () => import('./StartPage.screen.tsx') }),
  screen({
    path: '/main/start_page',
    responseName: 'MODAL Browse Categories',
    title: 'Browse Categories',
    layout: 'modal',
    modalSize: 'left medium',
    load: () => import('../browse/BrowseCategories.screen.tsx'),
  }),
  screen({ path: '/main/home', responseName: 'Success', title: 'Home', layout: 'index', load: () => import('./StartPage.screen.tsx') }),
];
