import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noteAccountChange } from '../accounts/index.ts';
import { refuseOtherMethods, sendPage, takeForms } from '../http/index.ts';
import { accountPage, problemPage, signedOutEverywherePage } from '../pages/index.ts';
import { ACCOUNT_PATH, ACCOUNT_SIGNED_IN_PATH, COOKIE_OPTIONS, cookieNames, endSession, forgetPlace, placesOf } from '../provider/index.ts';
import { recoveryCodesLeft } from '../recovery-codes/index.ts';
import { changeOwn } from './change.ts';
import type { OwnAccountDeps } from './deps.ts';
import { emailCodeForm, emailForm } from './email-forms.ts';
import { appForm, doneWith, passwordForm, recoveryCodesForm, type OwnForm } from './forms.ts';
import { afterSignIn, openVisit, signInFirst, type AccountRequest, type Visit } from './visit.ts';

const mailForms: Readonly<Record<string, OwnForm>> = { 'email': emailForm, 'email-code': emailCodeForm };
const plainForms: Readonly<Record<string, OwnForm>> = { 'password': passwordForm, 'app': appForm, 'recovery-codes': recoveryCodesForm };

/** What the page of the account says after a form. */
const sayings: Readonly<Record<string, string>> = {
  password: 'Your password is changed. You are signed out everywhere else.',
  email: 'Your e-mail address is changed. Sign in with the new one from now on.',
  session: 'That browser is signed out here. The stores in it follow within minutes.',
};

/** The pages on which people look after their own accounts. Who is not signed in here signs in first; for a form, both factors were given within fifteen minutes. */
export async function registerOwnAccount(app: FastifyInstance, deps: OwnAccountDeps): Promise<void> {
  const { store, clock, webOrigins } = deps;
  const hasMail = deps.deskSecret !== null;
  const forms = hasMail ? { ...plainForms, ...mailForms } : plainForms;
  const refuse = (reply: FastifyReply, status: number): FastifyReply =>
    sendPage(reply, status, problemPage({ heading: 'This form was not taken', text: ['It did not come from a page of this service, or was too large. Nothing was changed.'], homeUrl: `${webOrigins.main}/` }), webOrigins.main);
  const visited = (page: string, recently: boolean, handle: (visit: Visit) => Promise<FastifyReply>) => async (request: FastifyRequest<AccountRequest>, reply: FastifyReply) => {
    const visit = await openVisit(deps, request, reply, { recently });
    return visit === null ? signInFirst(deps, request, reply, page) : handle(visit);
  };

  const show = async ({ account, session, back, pathOf, request, reply }: Visit): Promise<FastifyReply> => {
    const { done } = request.query;
    const sessions = await placesOf(store.pool, account.id, clock.now());
    return sendPage(reply, 200, accountPage({
      login: account.login, name: `${account.givenName} ${account.familyName}`, isDemo: account.isDemo, hasMail, homeUrl: back, pathOf,
      codesLeft: await recoveryCodesLeft(store.pool, account.id),
      sessions: sessions.map((one) => ({ ...one, isThis: one.uid === session.uid })),
      said: typeof done === 'string' && Object.hasOwn(sayings, done) ? (sayings[done] ?? null) : null,
    }), webOrigins.main);
  };

  /** A session of somebody else is answered like one that ended. */
  const endOne = async (visit: Visit): Promise<FastifyReply> => {
    const { account, session, provider, request } = visit;
    const uid = request.body?.['session'] ?? '';
    const isOwn = uid !== session.uid && (await placesOf(store.pool, account.id, clock.now())).some((one) => one.uid === uid);
    const ended = isOwn ? await provider.Session.findByUid(uid) : undefined;
    if (ended?.accountId === account.id) {
      await endSession(provider, ended);
      await forgetPlace(store.pool, uid);
      await noteAccountChange(store.pool, { actor: account.login, action: 'signed-out', login: account.login, reason: 'One browser' }, clock.now());
    }
    return doneWith(visit, 'session');
  };

  const signOut = async (visit: Visit): Promise<FastifyReply> => {
    const { provider, request, reply, back } = visit;
    await changeOwn(deps, visit, { actions: ['signed-out'], letter: null, ends: 'all', run: async () => {} });
    request.log.info({ account: visit.account.id }, 'signed out everywhere');
    provider.createContext(request.raw, reply.raw).cookies.set(cookieNames(provider.issuer).session, null, COOKIE_OPTIONS);
    return sendPage(reply, 200, signedOutEverywherePage(back), webOrigins.main);
  };

  await app.register(async (scope) => {
    await takeForms(scope, { issuer: deps.issuer, refuse });
    scope.get(ACCOUNT_PATH, visited('', false, show));
    scope.get<AccountRequest>(ACCOUNT_SIGNED_IN_PATH, async (request, reply) => reply.header('cache-control', 'no-store').redirect(await afterSignIn(deps, request), 303));
    scope.post(`${ACCOUNT_PATH}/end-session`, visited('', false, endOne));
    scope.post(`${ACCOUNT_PATH}/sign-out`, visited('', false, signOut));
    // A person entered the address of such a form again.
    for (const name of ['end-session', 'sign-out']) scope.get<AccountRequest>(`${ACCOUNT_PATH}/${name}`, visited('', false, async ({ reply, pathOf }) => reply.redirect(pathOf(''), 303)));
    for (const [name, form] of Object.entries(forms)) {
      const within = (handle: OwnForm['show']) => visited(name, true, async (visit) => (visit.account.isDemo && !form.forDemo ? doneWith(visit, 'demo') : handle(deps, visit)));
      scope.get(`${ACCOUNT_PATH}/${name}`, within(form.show));
      scope.post(`${ACCOUNT_PATH}/${name}`, within(form.take));
    }
  });
  refuseOtherMethods(app, ACCOUNT_PATH, ['GET']);
  for (const name of Object.keys(forms)) refuseOtherMethods(app, `${ACCOUNT_PATH}/${name}`, ['GET', 'POST']);
}
