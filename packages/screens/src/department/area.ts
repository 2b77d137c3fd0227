import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const load = () => import('./FormPage.screen.tsx');

const main = defineScreen('departments', { title: ({ page }) => page?.title ?? 'Departments and programs', layout: 'index', load: () => import('./Departments.screen.tsx') });
const informationTechnology = defineScreen('information-technology-program', { title: ({ page }) => page?.title ?? 'Information technology program', layout: 'index', load: () => import('./InformationTechnology.screen.tsx') });
const homeOffice = defineScreen('home-office', { title: ({ page }) => page?.title ?? 'Home office', layout: 'index', load: () => import('./HomeOffice.screen.tsx') });
const quotes = defineScreen('requests-for-quotes', { title: ({ page }) => page?.title ?? 'Requests for quotes', layout: 'index', load: () => import('./RequestsForQuotes.screen.tsx') });
const form = defineScreen('department-form', { title: ({ title }) => title, layout: 'index', load });
const modalForm = defineScreen('program-form', { title: ({ title }) => title, layout: 'modal', modalSize: 'medium', load: () => import('./ModalForm.screen.tsx') });
const received = defineScreen('department-form-received', { title: 'Thank you', layout: 'index', load: () => import('./Received.screen.tsx') });

/** Specification, section 2, Department and information: programs of departments, and the forms by which people tell what they think and need. */
export const department = defineArea({
  name: 'department',
  screens: { main, informationTechnology, homeOffice, quotes, form, modalForm, received },
  contributions: [
    screenFor('/department/main', 'Success', main),
    screenFor('/department/adv2git', 'Success', informationTechnology),
    screenFor('/department/adv2git', 'ContactModal', modalForm),
    screenFor('/department/adv2git', 'SubmitModal', modalForm),
    screenFor('/department/homeoffice', 'Success', homeOffice),
    screenFor('/main/ebuy', 'Success', quotes),
    screenFor('/department/adv_select_suggest', 'Initial', form),
    screenFor('/department/survey', 'Initial', form),
    screenFor('/department/feedback', 'Initial', form),
    screenFor('/department/submit', 'Failure', form),
    screenFor('/department/submit', 'ModalFailure', modalForm),
    screenFor('/department/submit', 'Success', received),
  ],
});
