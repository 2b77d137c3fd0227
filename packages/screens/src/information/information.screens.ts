import { screen } from '@quartermaster/core';

const keyOf = (query: URLSearchParams): string => query.get('keyName') ?? '';

/** Specification, section 2, Department and information. */
export const informationScreens = [
  screen({ path: '/information/page', responseName: 'InfoPage', title: ({ title }) => title, layout: 'index', identity: keyOf, load: () => import('./page/InfoPage.screen.tsx') }),
  screen({ path: '/information/page', responseName: 'InfoModal', title: ({ title }) => title, layout: 'modal', modalSize: 'medium', identity: keyOf, load: () => import('./page/InfoModal.screen.tsx') }),
  screen({ path: '/information/page', responseName: 'Failure', title: 'Information not found', layout: 'index', load: () => import('./page/NoSuchInfoPage.screen.tsx') }),
  screen({ path: '/information/help', responseName: 'Success', title: 'Help', layout: 'help', identity: (query) => query.get('key') ?? '', load: () => import('./help/Help.screen.tsx') }),
];
