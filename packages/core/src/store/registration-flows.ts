import type { ServicePath } from '@quartermaster/contracts';
import type { RegistrationFlow, RegistrationStep } from '../extension/index.ts';

const startPage = (type: 'registration' | 'finalize_registration' | 'new_registration'): RegistrationStep => ({ path: '/main/start_page', query: { type } });

/** The start page says what to do, for every person. It does not wait for the name, with which the form begins. */
export const askToRegister = (form: ServicePath): RegistrationFlow =>
  Object.freeze<RegistrationFlow>({
    form,
    next: async (findLogin) => {
      void findLogin();
      return startPage('registration');
    },
  });

/** The start page tells buyers who are known at the identity server from those who are new. */
export const finalizeRegistration = (form: ServicePath): RegistrationFlow =>
  Object.freeze<RegistrationFlow>({
    form,
    next: async (findLogin) => startPage((await findLogin()) === null ? 'new_registration' : 'finalize_registration'),
  });

/** No notice: the form comes at once, from `submit` with the e-mail address where it is known. */
export const directRegistration = ({ form, submit }: { readonly form: ServicePath; readonly submit: ServicePath }): RegistrationFlow =>
  Object.freeze<RegistrationFlow>({
    form,
    next: async (findLogin) => {
      const email = await findLogin();
      return email === null ? { path: form } : { path: submit, payload: { email, directRegistration: '1' } };
    },
  });
