import { screen } from '@quartermaster/core';

/** Specification, section 2, Orders and profile. */
export const profileScreens = [
  screen({ path: '/profile/update_profile', responseName: 'Success', title: 'Profile', layout: 'index', load: () => import('./UpdateProfile.screen.tsx') }),
];
