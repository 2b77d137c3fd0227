import { emailRule } from '@quartermaster/contracts';
import { implement, redirect, respond, serviceAt, type Implementation, type RequestContext } from '../../wire/index.ts';
import { begin, tooManyCodes } from './begin.ts';
import { stateErrors, stateValues } from './check-values.ts';
import { federalAddress, findingOf } from './email-finding.ts';
import { stateForm } from './forms.ts';
import { formPath, type RegistrationMeans } from './means.ts';
import { stateRegistrant } from './registrant.ts';

/** Registration of buyers of state and local governments. */
export function stateRegistrationServices(means: RegistrationMeans): readonly Implementation[] {
  return [
    implement(
      serviceAt('/profile/state_registration'),
      async (_request, context) => (context.store.federal ? redirect(elsewhere(context, '/profile/state_registration')) : respond('Initial', await stateForm(means))),
      { staleToken: 'ignore' },
    ),
    implement(
      serviceAt('/profile/validatestateemail'),
      async (request, context) => {
        if (context.store.federal) return redirect(elsewhere(context, '/profile/registration'));
        const email = stateValues(request).email;
        const message = emailRule(email);
        if (message !== null) return respond('Failure', { email, problem: message });
        const { finding, government } = await findingOf(context.database, email);
        if (finding === 'federal') return respond('Failure', { email, problem: federalAddress });
        const known = government === null ? {} : { government: government.government, governmentKind: government.kind, usState: government.state };
        return respond('Success', await stateForm(means, { values: stateValues({ email, ...known }), finding }));
      },
      { staleToken: 'ignore', rateClass: 'signIn' },
    ),
  ];
}

/** Where people of state and local governments register from a store of federal buyers; its own form where no store is for them. */
function elsewhere(context: RequestContext, path: '/profile/state_registration' | '/profile/registration'): string {
  const store = context.stores.stores.find(({ federal }) => !federal);
  return store === undefined ? formPath(context) : `${path}?${new URLSearchParams({ store: store.name }).toString()}`;
}

type StateRequest = Parameters<typeof stateValues>[0] & { readonly requestKey?: string | undefined };

/** Begins a registration with the form of state and local governments, or says what is wrong with it. */
export async function submitState(means: RegistrationMeans, request: StateRequest, context: RequestContext) {
  const values = stateValues(request);
  const wrong = stateErrors(values);
  const finding = emailRule(values.email) === null ? (await findingOf(context.database, values.email)).finding : null;
  const errors = finding === 'federal' ? [...wrong, { field: 'email', message: federalAddress }] : wrong;
  const begun = errors.length > 0 ? null : await begin(means, stateRegistrant(values), request.requestKey, context);
  return begun ?? respond('StateFailure', await stateForm(means, { values, finding, errors: errors.length > 0 ? errors : [{ field: 'email', message: tooManyCodes }] }));
}
