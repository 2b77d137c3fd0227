import { contribution, defineArea, defineScreen, registrationFlowPoint, screenFor } from '@quartermaster/core';
import { AskToRegister } from './registration/registration-flows.ts';

const updateProfile = defineScreen('profile', { title: 'Profile', layout: 'index', load: () => import('./UpdateProfile.screen.tsx') });
const registration = defineScreen('registration', { title: 'Register', layout: 'help', load: () => import('./registration/Registration.screen.tsx') });
const registrationReceived = defineScreen('registration-received', { title: 'Request received', layout: 'help', load: () => import('./registration/RegistrationReceived.screen.tsx') });

const managePayments = defineScreen('manage-payments', { title: 'Ways to Pay', layout: 'index', load: () => import('./payments/ManagePayments.screen.tsx') });

/** Specification, section 2, Orders and profile; asking for an account. */
export const profile = defineArea({
  name: 'profile',
  screens: { updateProfile, managePayments, registration, registrationReceived },
  contributions: [
    screenFor('/profile/update_profile', 'Success', updateProfile),
    screenFor('/profile/manage_payments', 'Success', managePayments),
    screenFor('/profile/registration', 'Initial', registration),
    screenFor('/profile/registration_submit', 'Failure', registration),
    screenFor('/profile/registration_submit', 'Success', registrationReceived),
    contribution(registrationFlowPoint, AskToRegister),
  ],
});
