import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseOtherMethods, sendPage, takeForms } from '../http/index.ts';
import { wayBack, withWayBack, type WebOrigins } from '../origins/index.ts';
import { accountDonePage, accountPage, changePasswordPage, newAppPage, newCodesPage, problemPage, signedOutPage, type AccountFrame, type FieldError } from '../pages/index.ts';
import { ACCOUNT_PATH, ACCOUNT_SIGNED_IN_PATH, COOKIE_OPTIONS, cookieNames } from '../provider/index.ts';
import { recoveryCodesLeft } from '../recovery-codes/index.ts';
import type { SealedStore } from '../secrets/index.ts';
import { duration, type SignInLimits, type Throttle } from '../sign-in/index.ts';
import { signInAddress, visitOf, type Visit, type VisitDeps } from './account-visit.ts';
import { changePassword, mistakesOfChange } from './change-password.ts';
import { appOf, mistakesOfApp, newApp, setUpApp, type NewApp } from './new-app.ts';
import { makeCodes, signOutEverywhere } from './plain-acts.ts';

export interface OwnAccountDeps extends VisitDeps {
  readonly store: SealedStore;
  readonly throttle: Throttle;
  readonly limits: SignInLimits;
  readonly issuer: string;
  readonly webOrigins: WebOrigins;
  /** The marketplace asks what it is to be told. */
  readonly tellsStores: boolean;
  readonly accessTokenSeconds: number;
}

interface AccountRequest {
  Querystring: { readonly back?: unknown; readonly state?: unknown; readonly error?: unknown };
  Body: Readonly<Record<string, string>> | undefined;
}

/** One request to a page of the account, of its person. */
interface Act {
  readonly visit: Visit;
  readonly frame: AccountFrame;
  readonly request: FastifyRequest<AccountRequest>;
  readonly reply: FastifyReply;
  /** 422 with mistakes; 429 where the next try has to wait. */
  readonly show: (page: Parameters<typeof sendPage>[2], errors?: readonly FieldError[], waitSeconds?: number) => FastifyReply;
}

type Handler = (act: Act) => Promise<FastifyReply>;

const pages = { password: `${ACCOUNT_PATH}/password`, app: `${ACCOUNT_PATH}/app`, codes: `${ACCOUNT_PATH}/recovery-codes` };
const signOutPath = `${ACCOUNT_PATH}/sign-out-everywhere`;

/** The pages on which a person keeps their account. They need a sign-in at this server, and those that change what the person signs in with a recent one. */
export async function registerOwnAccount(app: FastifyInstance, deps: OwnAccountDeps): Promise<void> {
  const { store, webOrigins, issuer, clock, throttle, limits } = deps;
  const seeOther = (reply: FastifyReply, address: string): FastifyReply => reply.header('cache-control', 'no-store').redirect(address, 303);
  const refuse = (reply: FastifyReply, status: number): FastifyReply =>
    sendPage(reply, status, problemPage({ heading: 'This form was not taken', text: ['It did not come from a page of this server, or is too large. Open your account again from Quartermaster. Nothing was changed.'], homeUrl: `${webOrigins.main}/` }), webOrigins.main);

  const forPerson = (page: string, handle: Handler, { isSensitive = true } = {}) => async (request: FastifyRequest<AccountRequest>, reply: FastifyReply): Promise<FastifyReply> => {
    const homeUrl = await wayBack(webOrigins, request.query.back);
    const to = (path: string): string => withWayBack(webOrigins, path, homeUrl);
    const visit = await visitOf(deps, request, reply);
    if (visit === null || (isSensitive && !visit.isRecent)) return seeOther(reply, signInAddress(issuer, to(page), visit !== null));
    const frame = { login: visit.account.login, homeUrl, to };
    return handle({ visit, frame, request, reply, show: (html, errors = [], waitSeconds = 0) =>
      waitSeconds > 0 ? sendPage(reply.header('retry-after', String(waitSeconds)), 429, html, webOrigins.main) : sendPage(reply, errors.length > 0 ? 422 : 200, html, webOrigins.main) });
  };
  /** What a demo account signs in with is printed by the start, for everybody who tries it. */
  const unlessDemo = (handle: Handler): Handler => async (act) => (act.visit.account.isDemo ? seeOther(act.reply, act.frame.to(ACCOUNT_PATH)) : handle(act));
  const field = ({ request }: Act, name: string): string => request.body?.[name] ?? '';

  /** Counts a try of a secret before it is checked, for the account alone: a thief of a session guesses no more than a stranger. */
  const triesOf = ({ visit: { account } }: Act) => ({ charge: () => throttle.charge(`changes:${account.id}`, limits.codes), clear: () => throttle.clear(`changes:${account.id}`) });
  const waits = (seconds: number): FieldError[] => [{ field: '', message: `Too many tries. Wait ${duration(seconds)}, then try again.` }];

  const postPassword: Handler = async (act) => {
    const form = { current: field(act, 'current'), password: field(act, 'password'), again: field(act, 'again') };
    const again = (errors: readonly FieldError[], seconds = 0) => act.show(changePasswordPage({ ...act.frame, errors }), errors, seconds);
    const mistakes = mistakesOfChange(act.visit, form);
    if (mistakes.length > 0) return again(mistakes);
    const tries = triesOf(act);
    const seconds = await tries.charge();
    if (seconds > 0) return again(waits(seconds), seconds);
    if (!(await changePassword(store, act.visit, form, clock.now()))) {
      act.request.log.warn({ account: act.visit.account.id, address: act.request.ip }, 'a change of password was refused');
      return again([{ field: 'current', message: 'This is not the password that you sign in with.' }]);
    }
    await tries.clear();
    act.request.log.info({ account: act.visit.account.id, address: act.request.ip }, 'a password was changed');
    return act.show(accountDonePage({ ...act.frame, heading: 'Your password is changed', text: 'On all other devices, and in the stores, you sign in again with the new one.' }));
  };

  const showApp = (act: Act, { secret, sealed }: NewApp, errors: readonly FieldError[], waitSeconds = 0): FastifyReply => act.show(newAppPage({ ...act.frame, secret, sealed, errors }), errors, waitSeconds);
  const postApp: Handler = async (act) => {
    const { account } = act.visit;
    const made = appOf(store.box, account.id, field(act, 'app'), clock.now());
    if (made === null) return showApp(act, newApp(store.box, account.id, clock.now()), [{ field: '', message: 'This page was open for too long. Scan the new code, and remove the one of before from your app.' }]);
    const form = { current: field(act, 'current'), code: field(act, 'code') };
    const mistakes = mistakesOfApp(form);
    if (mistakes.length > 0) return showApp(act, made, mistakes);
    const tries = triesOf(act);
    const seconds = await tries.charge();
    if (seconds > 0) return showApp(act, made, waits(seconds), seconds);
    const outcome = await setUpApp(store, act.visit, made, form, clock.now());
    if ('errors' in outcome) return showApp(act, made, outcome.errors);
    await tries.clear();
    act.request.log.info({ account: account.id, address: act.request.ip }, 'another authenticator app was set up');
    return act.show(accountDonePage({ ...act.frame, heading: 'Your new app is set up', text: 'From now on its codes count. Remove the key of before from the old app.', codes: outcome.codes }));
  };

  const postSignOut: Handler = async ({ visit: { account }, request, reply }) => {
    await signOutEverywhere(store, account, clock.now());
    request.log.info({ account: account.id, address: request.ip }, 'signed out everywhere');
    const provider = await deps.provider();
    provider.createContext(request.raw, reply.raw).cookies.set(cookieNames(issuer).session, null, COOKIE_OPTIONS);
    return sendPage(reply, 200, signedOutPage(`${webOrigins.main}/`), webOrigins.main);
  };

  await app.register(async (scope) => {
    await takeForms(scope, { issuer, refuse });
    const storesEndWithin = deps.tellsStores ? 'within a few seconds' : `within ${duration(deps.accessTokenSeconds)}`;
    scope.get<AccountRequest>(ACCOUNT_PATH, forPerson(ACCOUNT_PATH, async ({ visit: { account }, frame, show }) =>
      show(accountPage({ ...frame, codesLeft: await recoveryCodesLeft(store.pool, account.id), isFixed: account.isDemo, storesEndWithin })), { isSensitive: false }));
    // A sign-in ends here. What its answer says does not count: the session does.
    scope.get<AccountRequest>(ACCOUNT_SIGNED_IN_PATH, async ({ query: { state, error } }, reply) => {
      const asked = URL.parse(typeof state === 'string' ? state : '', issuer);
      const homeUrl = await wayBack(webOrigins, asked?.searchParams.get('back'));
      if (error === 'login_required') return seeOther(reply, homeUrl);
      const known = [ACCOUNT_PATH, ...Object.values(pages)];
      return seeOther(reply, withWayBack(webOrigins, known.find((page) => asked?.origin === issuer && asked.pathname === page) ?? ACCOUNT_PATH, homeUrl));
    });
    scope.get<AccountRequest>(pages.password, forPerson(pages.password, unlessDemo(async ({ frame, show }) => show(changePasswordPage({ ...frame, errors: [] })))));
    scope.post<AccountRequest>(pages.password, forPerson(pages.password, unlessDemo(postPassword)));
    scope.get<AccountRequest>(pages.app, forPerson(pages.app, unlessDemo(async (act) => showApp(act, newApp(store.box, act.visit.account.id, clock.now()), []))));
    scope.post<AccountRequest>(pages.app, forPerson(pages.app, unlessDemo(postApp)));
    scope.get<AccountRequest>(pages.codes, forPerson(pages.codes, async ({ frame, show }) => show(newCodesPage(frame))));
    scope.post<AccountRequest>(pages.codes, forPerson(pages.codes, async ({ visit: { account }, frame, show }) =>
      show(accountDonePage({ ...frame, heading: 'New recovery codes', text: 'Those of before do not work any more.', codes: await makeCodes(store, account.id, clock.now()) }))));
    scope.post<AccountRequest>(signOutPath, forPerson(ACCOUNT_PATH, postSignOut, { isSensitive: false }));
  });
  for (const path of [ACCOUNT_PATH, ACCOUNT_SIGNED_IN_PATH]) refuseOtherMethods(app, path, ['GET']);
  for (const path of Object.values(pages)) refuseOtherMethods(app, path, ['GET', 'POST']);
  refuseOtherMethods(app, signOutPath, ['POST']);
}
