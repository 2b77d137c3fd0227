import type { RegistrationFlow, RegistrationStep } from '../extension/index.ts';

const startPage = (type: 'registration' | 'finalize_registration' | 'new_registration'): RegistrationStep => ({ path: '/main/start_page', query: { type } });

/** ADVANTAGE and STATE: the start page says what to do, whoever it is. Nobody waits for the name, which the form begins with. */
export const AskToRegister: RegistrationFlow = Object.freeze<RegistrationFlow>({
  form: '/profile/registration',
  next: async (findLogin) => {
    void findLogin();
    return startPage('registration');
  },
});

/** Most stores: the start page tells who is known at the identity server from who is new. */
export const FinalizeRegistration: RegistrationFlow = Object.freeze<RegistrationFlow>({
  form: '/profile/registration',
  next: async (findLogin) => startPage((await findLogin()) === null ? 'new_registration' : 'finalize_registration'),
});

/** FSS and USMC: no notice; the form comes at once, with the e-mail address where it is known. */
export const DirectRegistration: RegistrationFlow = Object.freeze<RegistrationFlow>({
  form: '/ggs/profile/registration',
  next: async (findLogin) => {
    const email = await findLogin();
    return email === null
      ? { path: '/ggs/profile/registration' }
      : { path: '/ggs/profile/registration_submit', payload: { email, directRegistration: '1' } };
  },
});
