import { implement, respond, serviceAt, signedIn, type Implementation, type RequestContext } from '../../wire/index.ts';
import { governmentOfBuyer, type Government } from '../../virtual-store/index.ts';
import { authorizationsOf } from '../record/kept-authorization.ts';
import { shownRequest, shownTerms } from '../shown.ts';
import type { TypedRequest } from './ask.ts';
import { askSupervisor, canRemind, changeRequest, type Notice } from './change-request.ts';

const empty: TypedRequest = { supervisorName: '', supervisorEmail: '', purpose: '', yearly: '' };

/** What a state or local member asks of their supervisors (specification, sections 2 and 6). */
export function requestServices(webOrigin: string): readonly Implementation[] {
  return [
    implement(serviceAt('/profile/request_authorization'), async (_request, context) => {
      const government = await ownGovernment(context);
      return government === null ? notAMember(context) : show(context, government);
    }),
    implement(
      serviceAt('/profile/change_authorization'),
      async ({ ask, remind, withdraw }, context) => {
        const government = await ownGovernment(context);
        if (government === null) return notAMember(context);
        if (ask !== undefined) {
          const { requestKey: _key, ...typed } = ask;
          const asked = await askSupervisor(context, government, ask, webOrigin);
          if ('errors' in asked) return show(context, government, { form: { values: typed, errors: asked.errors } });
          return show(context, government, { notice: asked, ...(asked.tone === 'warning' && { form: { values: typed, errors: [] } }) });
        }
        const [id, change] = remind === undefined ? [withdraw, 'withdrawn' as const] : [remind, 'reminded' as const];
        return show(context, government, id === undefined ? {} : { notice: await changeRequest(context, id, change, webOrigin) });
      },
      { rateClass: 'messages' },
    ),
  ];
}

const ownGovernment = async (context: RequestContext): Promise<Government | null> => (await governmentOfBuyer(context.database, signedIn(context).verifiedEmails))?.government ?? null;

const notAMember = (context: RequestContext) => respond('NotAMember', { email: signedIn(context).email });

interface Shown {
  readonly notice?: Notice;
  readonly form?: { readonly values: TypedRequest; readonly errors: { field: string; message: string }[] };
}

async function show(context: RequestContext, { government, state }: Government, { notice, form }: Shown = {}) {
  const now = context.clock.now();
  const authorizations = [];
  for (const kept of await authorizationsOf(context.database, signedIn(context).buyerId)) {
    const { authorizationId, supervisorEmail, remindedAt } = kept;
    authorizations.push({
      authorizationId, supervisorEmail, ...shownRequest(kept), remindedAt: remindedAt?.toISOString() ?? null, canRemind: canRemind(kept, now), terms: await shownTerms(context.database, kept, now),
    });
  }
  return respond('Success', { government: `${government}, ${state}`, authorizations, form: { values: form?.values ?? empty, errors: form?.errors ?? [] }, notice: notice ?? null });
}
