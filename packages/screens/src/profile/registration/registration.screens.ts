import { screen } from '@quartermaster/core';

const form = () => import('./Registration.screen.tsx');
const received = () => import('./RegistrationReceived.screen.tsx');
const page = { title: 'Register', layout: 'help' } as const;
const receivedPage = { title: 'Request received', layout: 'help' } as const;

/** Asking for an account (specification, section 2). */
export const registrationScreens = [
  screen({ path: '/profile/registration', responseName: 'Initial', ...page, load: form }),
  screen({ path: '/profile/registration_submit', responseName: 'Failure', ...page, load: form }),
  screen({ path: '/profile/registration_submit', responseName: 'Success', ...receivedPage, load: received }),
];
