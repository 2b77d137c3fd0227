import { askToRegister, finalizeRegistration } from '@quartermaster/core';

/** ADVANTAGE and STATE: the start page says what to do (specification, section 4, Registration finalization). */
export const AskToRegister = askToRegister('/profile/registration');

/** Most stores: the start page tells buyers who are known at the identity server from those who are new. */
export const FinalizeRegistration = finalizeRegistration('/profile/registration');
