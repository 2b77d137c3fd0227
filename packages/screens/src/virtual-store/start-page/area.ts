import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const home = defineScreen('store-home', { title: 'Welcome to the store', layout: 'index', addsSurvey: true, load: () => import('./StoreHome.screen.tsx') });
const login = defineScreen('store-login', { title: 'Sign in', layout: 'index', load: () => import('../login/StoreLogin.screen.tsx') });
const airForceLogin = defineScreen('air-force-login', { title: 'Air Force login', layout: 'index', load: () => import('../login/StoreLogin.screen.tsx') });

/** Specification, section 2, Virtual stores: their start pages, which people come to first. The other pages of these stores come late. */
export const storeStart = defineArea({
  name: 'store-start',
  screens: { home, login, airForceLogin },
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
  ],
});
