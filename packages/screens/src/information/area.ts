import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const keyOf = (query: URLSearchParams): string => query.get('keyName') ?? '';

const page = defineScreen('information-page', { title: (attributes) => attributes.title, layout: 'index', identity: keyOf, load: () => import('./page/InfoPage.screen.tsx') });
const modal = defineScreen('information-modal', {
  title: (attributes) => attributes.title,
  layout: 'modal',
  modalSize: 'medium',
  identity: keyOf,
  load: () => import('./page/InfoModal.screen.tsx'),
});
const notFound = defineScreen('information-not-found', { title: 'Information not found', layout: 'index', load: () => import('./page/NoSuchInfoPage.screen.tsx') });
const help = defineScreen('help', { title: 'Help', layout: 'help', identity: (query) => query.get('key') ?? '', load: () => import('./help/Help.screen.tsx') });

/** Specification, section 2, Department and information. */
export const information = defineArea({
  name: 'information',
  screens: { page, modal, notFound, help },
  contributions: [
    screenFor('/information/page', 'InfoPage', page),
    screenFor('/information/page', 'InfoModal', modal),
    screenFor('/information/page', 'Failure', notFound),
    screenFor('/information/help', 'Success', help),
  ],
});
