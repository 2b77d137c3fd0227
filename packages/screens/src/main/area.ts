import { defineArea, defineScreen, screenFor } from '@quartermaster/core';
import { browse } from '../browse/index.ts';

const startPage = defineScreen('start-page', { title: 'Home', layout: 'index', addsSurvey: true, load: () => import('./StartPage.screen.tsx') });
const home = defineScreen('home', { title: 'Home', layout: 'index', load: () => import('./StartPage.screen.tsx') });
const stores = defineScreen('stores', { title: 'Change store', layout: 'index', load: () => import('./Stores.screen.tsx') });

/** Specification, section 2, Main and search. */
export const main = defineArea({
  name: 'main',
  screens: { startPage, home, stores },
  contributions: [
    screenFor('/main/start_page', 'Success', startPage),
    screenFor('/main/start_page', 'MODAL Browse Categories', browse.screens.categories),
    screenFor('/main/home', 'Success', home),
    screenFor('/main/stores', 'Success', stores),
  ],
});
