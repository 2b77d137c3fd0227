import { directRegistration } from '@quartermaster/core';

/** FSS and USMC: no notice, the form comes at once (specification, section 4, Registration finalization). */
export const DirectRegistration = directRegistration({ form: '/ggs/profile/registration', submit: '/ggs/profile/registration_submit' });
