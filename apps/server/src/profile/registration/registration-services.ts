import type { RegistrationValues } from '@quartermaster/contracts';
import type { MailStrategy } from '@quartermaster/deployment';
import { implement, respond, serviceAt, type Implementation, type RequestContext } from '../../wire/index.ts';
import { tellDesk } from '../../help-desk/index.ts';
import { registrationErrors, registrationValues } from './check.ts';
import { recordRequest } from './request-store.ts';

/** Each request is a mail to the help desk, as its messages are. */
const limited = { staleToken: 'ignore', rateClass: 'messages' } as const;
const open = { staleToken: 'ignore' } as const;
const ggsForm = { pathInfo: '/ggs/profile/registration' } as const;

/** Asking for an account (specification, sections 2, 4 and 7). */
export function registrationServices(mail: MailStrategy): readonly Implementation[] {
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
          : respond('Success', await recorded(mail, values, request.requestKey, context));
      },
      limited,
    ),
    implement(
      serviceAt('/ggs/profile/registration_submit'),
      async (request, context) => {
        const values = registrationValues(request);
        const errors = registrationErrors(values, context.store);
        if (errors.length === 0) return respond('Success', await recorded(mail, values, request.requestKey, context));
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

/** Keeps the request, and mails it to the help desk of the store, where people decide about it. */
async function recorded(mail: MailStrategy, values: RegistrationValues, requestKey: string | undefined, context: RequestContext) {
  const { database, store, clock } = context;
  const { referenceNumber, isRepeated } = await recordRequest(database, values, { store: store.name, requestKey: requestKey ?? null, now: clock.now() });
  if (!isRepeated) await tellDesk(mail, registrationMail(values, store.name, referenceNumber), context);
  return { referenceNumber, email: values.email };
}

const registrationMail = ({ firstName, lastName, email, agency, phone }: RegistrationValues, store: string, referenceNumber: string) => ({
  kind: 'registration-request',
  subject: `${referenceNumber}: a request for an account in the ${store} store`,
  body: `Reference number: ${referenceNumber}\nName: ${firstName} ${lastName}\nE-mail: ${email}\nAgency: ${agency}\nPhone: ${phone}\n\nAnybody can have typed this. Check who asks before an account is opened.\n`,
});
