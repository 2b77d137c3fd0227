import type { RegistrationValues } from '@quartermaster/contracts';
import { implement, respond, serviceAt, type Implementation, type RequestContext } from '../../wire/index.ts';
import { registrationErrors, registrationValues } from './check.ts';
import { recordRequest } from './request-store.ts';

const limited = { staleToken: 'ignore', rateClass: 'signIn' } as const;
const open = { staleToken: 'ignore' } as const;
const ggsForm = { pathInfo: '/ggs/profile/registration' } as const;

/** Asking for an account (specification, sections 2, 4 and 7). */
export function registrationServices(): readonly Implementation[] {
  return [
    implement(serviceAt('/profile/registration'), async (_request, { store }) => respond('Initial', form(registrationValues({}), store)), open),
    implement(serviceAt('/ggs/profile/registration'), async (_request, { store }) => respond('Initial', form(registrationValues({}), store)), open),
    implement(
      serviceAt('/profile/registration_submit'),
      async (request, context) => {
        const values = registrationValues(request);
        const errors = registrationErrors(values, context.store);
        return errors.length > 0
          ? respond('Failure', { ...form(values, context.store), errors })
          : respond('Success', await recorded(values, request.requestKey, context));
      },
      limited,
    ),
    implement(
      serviceAt('/ggs/profile/registration_submit'),
      async (request, context) => {
        const values = registrationValues(request);
        const errors = registrationErrors(values, context.store);
        if (errors.length === 0) return respond('Success', await recorded(values, request.requestKey, context));
        // A person who comes straight from the identity server has typed nothing yet: the form begins with what it knows of them.
        if (request.directRegistration === '1' && isUntouched(values)) return respond('Pre-Register', form(values, context.store), ggsForm);
        return respond('Failure', { ...form(values, context.store), errors }, ggsForm);
      },
      limited,
    ),
  ];
}

const form = (values: RegistrationValues, store: RequestContext['store']) => ({ values, errors: [], isFederal: store.federal });

const isUntouched = ({ firstName, lastName, agency, phone }: RegistrationValues): boolean => [firstName, lastName, agency, phone].every((text) => text === '');

async function recorded(values: RegistrationValues, requestKey: string | undefined, { database, store, clock }: RequestContext) {
  const referenceNumber = await recordRequest(database, values, { store: store.name, requestKey: requestKey ?? null, now: clock.now() });
  return { referenceNumber, email: values.email };
}
