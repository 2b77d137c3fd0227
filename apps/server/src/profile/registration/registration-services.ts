import { implement, redirect, respond, serviceAt, type Implementation, type RequestContext } from '../../wire/index.ts';
import { agencyNamed } from './agency-store.ts';
import { begin, tooManyCodes } from './begin.ts';
import { showBegun } from './begun.ts';
import { federalErrors, federalValues } from './check-values.ts';
import { federalForm } from './forms.ts';
import { begunPath, formPath, type RegistrationMeans } from './means.ts';
import { federalRegistrant } from './registrant.ts';
import { submitState, stateRegistrationServices } from './state-services.ts';
import { verifyServices } from './verify-services.ts';

/** Each registration is a mail to somebody, as messages to the help desk are. */
const limited = { staleToken: 'ignore', rateClass: 'messages' } as const;
const open = { staleToken: 'ignore' } as const;
const ggsForm = { pathInfo: '/ggs/profile/registration' } as const;

type FederalRequest = Parameters<typeof federalValues>[0] & { readonly agencyNotListed?: '1' | undefined; readonly requestKey?: string | undefined };

/** Asking for an account (specification, sections 2, 4 and 7). */
export function registrationServices(means: RegistrationMeans): readonly Implementation[] {
  /** Begins a registration with the federal form, or says what is wrong with it. */
  const submitFederal = async (request: FederalRequest, context: RequestContext) => {
    const [values, isNotListed] = [federalValues(request), request.agencyNotListed === '1'];
    const agency = await agencyNamed(context.database, values.agency);
    const errors = federalErrors(values, { agency, isNotListed });
    const begun = errors.length > 0 ? null : await begin(means, federalRegistrant({ ...values, agency: agency?.name ?? values.agency }, agency?.code ?? null), request.requestKey, context);
    return begun ?? respond('Failure', await federalForm(means, context, { values, agencyNotListed: isNotListed, errors: errors.length > 0 ? errors : [{ field: 'email', message: tooManyCodes }] }));
  };
  return [
    implement(
      serviceAt('/profile/registration'),
      async ({ registration }, context) => {
        if (registration !== undefined) return showBegun(registration, context);
        return context.store.federal ? respond('Initial', await federalForm(means, context)) : respond('StateEmail', { email: '', problem: null });
      },
      open,
    ),
    implement(serviceAt('/profile/federal_registration_submit'), async (request, context) => (context.store.federal ? submitFederal(request, context) : redirect(formPath(context))), limited),
    implement(serviceAt('/profile/registration_submit'), async (request, context) => (context.store.federal ? submitFederal(request, context) : submitState(means, request, context)), limited),
    implement(
      serviceAt('/ggs/profile/registration'),
      async ({ registration }, context) => {
        // An address that somebody was sent by a person in Global Supply: other stores have no screen for it.
        if (context.store.family !== 'global supply') return redirect(registration === undefined ? formPath(context) : begunPath(context, registration));
        return registration === undefined ? respond('Initial', await federalForm(means, context)) : showBegun(registration, context);
      },
      open,
    ),
    implement(
      serviceAt('/ggs/profile/registration_submit'),
      async (request, context) => {
        if (context.store.family !== 'global supply') return redirect(formPath(context));
        const values = federalValues(request);
        // A person who comes straight from the identity server has typed nothing yet: the form begins with what it knows of them.
        if (request.directRegistration === '1' && isUntouched(values)) return respond('Pre-Register', await federalForm(means, context, { values }), ggsForm);
        const reply = await submitFederal(request, context);
        return reply.kind === 'redirect' ? reply : { ...reply, notes: ggsForm };
      },
      limited,
    ),
    ...stateRegistrationServices(means),
    ...verifyServices(means),
  ];
}

const isUntouched = ({ firstName, lastName, agency, phone }: ReturnType<typeof federalValues>): boolean => [firstName, lastName, agency, phone].every((text) => text === '');
