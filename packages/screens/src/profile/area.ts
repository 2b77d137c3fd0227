import { defineArea, defineScreen, screenFor } from '@quartermaster/core';
import { registrationFlow } from './registration/registration-flow.ts';

const updateProfile = defineScreen('profile', { title: 'Profile', layout: 'index', load: () => import('./UpdateProfile.screen.tsx') });
const stateUpdateProfile = defineScreen('state-profile', { title: 'Profile', layout: 'index', load: () => import('./StateUpdateProfile.screen.tsx') });
const registration = defineScreen('registration', { title: 'Register', layout: 'help', load: () => import('./registration/Registration.screen.tsx') });
const stateEmail = defineScreen('registration-state-email', { title: 'Register', layout: 'help', load: () => import('./registration/StateEmail.screen.tsx') });
const stateRegistration = defineScreen('registration-state', { title: 'Register', layout: 'help', load: () => import('./registration/StateRegistration.screen.tsx') });
const verifyEmail = defineScreen('registration-verify-email', { title: 'Confirm your e-mail address', layout: 'help', load: () => import('./registration/VerifyEmail.screen.tsx') });
const registrationExpired = defineScreen('registration-expired', { title: 'Registration over', layout: 'help', load: () => import('./registration/RegistrationExpired.screen.tsx') });
const registrationReceived = defineScreen('registration-received', { title: 'Request received', layout: 'help', load: () => import('./registration/RegistrationReceived.screen.tsx') });

const memberInformation = defineScreen('member-information', { title: 'Change Member Information', layout: 'index', load: () => import('./own-profile/MemberInformation.screen.tsx') });
const managePayments = defineScreen('manage-payments', { title: 'Ways to Pay', layout: 'index', load: () => import('./payments/ManagePayments.screen.tsx') });
const selectPayments = defineScreen('select-payments', { title: 'Ways to Pay', layout: 'index', load: () => import('./payments/SelectPayments.screen.tsx') });

const yourData = defineScreen('your-data', { title: 'Your Data and Account', layout: 'index', load: () => import('./your-data/YourData.screen.tsx') });

/** Specification, section 2, Orders and profile; asking for an account. */
export const profile = defineArea({
  name: 'profile',
  screens: {
    updateProfile, memberInformation, stateUpdateProfile, yourData, managePayments, selectPayments, registration, stateEmail, stateRegistration, verifyEmail, registrationReceived, registrationExpired,
  },
  contributions: [
    screenFor('/profile/update_profile', 'Success', updateProfile),
    screenFor('/checkout/checkout_controller', 'EditProfile', memberInformation),
    screenFor('/profile/stateUpdateProfile', 'Success', stateUpdateProfile),
    screenFor('/profile/your_data', 'Success', yourData),
    screenFor('/profile/change_closure', 'Success', yourData),
    screenFor('/profile/manage_payments', 'Success', managePayments),
    screenFor('/profile/select_payments', 'Success', selectPayments),
    screenFor('/profile/registration', 'Initial', registration),
    screenFor('/profile/registration', 'StateEmail', stateEmail),
    screenFor('/profile/registration', 'VerifyEmail', verifyEmail),
    screenFor('/profile/registration', 'Received', registrationReceived),
    screenFor('/profile/registration', 'Expired', registrationExpired),
    screenFor('/profile/federal_registration_submit', 'Failure', registration),
    screenFor('/profile/registration_submit', 'Failure', registration),
    screenFor('/profile/registration_submit', 'StateFailure', stateRegistration),
    screenFor('/profile/state_registration', 'Initial', stateRegistration),
    screenFor('/profile/validatestateemail', 'Success', stateRegistration),
    screenFor('/profile/validatestateemail', 'Failure', stateEmail),
    screenFor('/profile/verify_registration', 'VerifyEmail', verifyEmail),
    screenFor('/profile/verify_registration', 'Expired', registrationExpired),
    registrationFlow,
  ],
});
