import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const form = defineScreen('help-desk', { title: 'Help desk', layout: 'index', load: () => import('./HelpDesk.screen.tsx') });
const recorded = defineScreen('help-desk-message-recorded', { title: 'Message recorded', layout: 'index', load: () => import('./MessageRecorded.screen.tsx') });

/** The help desk, which people come to from other pages (specification, section 2, Department and information). */
export const helpDesk = defineArea({
  name: 'help-desk',
  screens: { form, recorded },
  contributions: [
    screenFor('/information/comment_form', 'Initial', form),
    screenFor('/information/comment_form_submit', 'Failure', form),
    screenFor('/information/comment_form_submit', 'Success', recorded),
  ],
});
