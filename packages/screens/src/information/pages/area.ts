import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const page = defineScreen('information-known-page', { title: ({ title }) => title, layout: 'index', identity: (query) => query.get('keyName') ?? '', load: () => import('../page/InfoPage.screen.tsx') });
const helpPage = defineScreen('information-sign-in-help', { title: ({ title }) => title, layout: 'help', load: () => import('./HelpPage.screen.tsx') });
const missing = defineScreen('information-not-written', { title: 'Information not found', layout: 'index', load: () => import('../page/NoSuchInfoPage.screen.tsx') });
const all = defineScreen('all-information', { title: 'All information', layout: 'index', load: () => import('./AllInformation.screen.tsx') });
const news = defineScreen('news', { title: 'News', layout: 'index', identity: (query) => query.get('page') ?? '', load: () => import('./News.screen.tsx') });

/** Pages of information at addresses of their own, which people come to from other pages (specification, section 2, Department and information). */
export const informationPages = defineArea({
  name: 'information-pages',
  screens: { page, helpPage, missing, all, news },
  contributions: [
    screenFor('/information/helpfasid', 'Success', helpPage),
    screenFor('/information/helpfasid', 'Failure', missing),
    screenFor('/information/state_local', 'Success', page),
    screenFor('/information/state_local', 'Failure', missing),
    screenFor('/information/contractor', 'Success', page),
    screenFor('/information/contractor', 'Failure', missing),
    screenFor('/information/content_page', 'Success', page),
    screenFor('/information/content_page', 'Index', all),
    screenFor('/information/content_page', 'Failure', missing),
    screenFor('/information/news', 'Success', news),
  ],
});
