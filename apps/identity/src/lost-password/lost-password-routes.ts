import { emailRule } from '@quartermaster/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { normalizeLogin } from '../accounts/index.ts';
import { afterAnswers, refuseOtherMethods, sendPage, takeForms } from '../http/index.ts';
import { wayBack, withWayBack, type WebOrigins } from '../origins/index.ts';
import { lostPasswordPage, lostPasswordSentPage, newPasswordPage, passwordChangedPage, problemPage, type FieldError } from '../pages/index.ts';
import { mistakesOfNewPassword } from '../passwords/index.ts';
import type { Clock } from '../runtime/index.ts';
import type { SealedStore } from '../secrets/index.ts';
import { duration, mailFromKey, mailToKey, type SignInLimits, type Throttle } from '../sign-in/index.ts';
import { askForPassword } from './ask.ts';
import { accountOfLostPassword, choosePassword } from './choose.ts';

export interface LostPasswordDeps {
  readonly store: SealedStore;
  readonly throttle: Throttle;
  readonly limits: Pick<SignInLimits, 'mailTo' | 'mailFrom'>;
  readonly demoAccounts: boolean;
  readonly issuer: string;
  readonly webOrigins: WebOrigins;
  readonly clock: Clock;
}

interface Asked {
  Params: { readonly token: string };
  Querystring: { readonly back?: unknown };
  Body: Readonly<Record<string, string>> | undefined;
}

const path = '/lost-password';
const sent = `${path}/sent`;
const done = `${path}/done`;
const link = `${path}/:token(^[\\w-]{43}$)`;

/**
 * The pages of a person who has lost the password. Every address gets the same answer, and in the same time: what depends on the address is done when the form has been answered. Every link that opens nothing gets
 * the same page. GET uses nothing up, so that programs that open links of mail do no harm.
 */
export async function registerLostPassword(app: FastifyInstance, deps: LostPasswordDeps): Promise<void> {
  const { store, throttle, limits, clock, webOrigins, issuer, demoAccounts } = deps;
  const later = afterAnswers(app);
  const backOf = ({ query: { back } }: Pick<FastifyRequest<Asked>, 'query'>): Promise<string> => wayBack(webOrigins, back);
  const inMain = (reply: FastifyReply, status: number, page: Parameters<typeof sendPage>[2]) => sendPage(reply, status, page, webOrigins.main);
  const go = (reply: FastifyReply, address: string, back: string) => reply.header('cache-control', 'no-store').redirect(withWayBack(webOrigins, address, back), 303);
  const over = (reply: FastifyReply, status = 410): FastifyReply =>
    inMain(reply, status, problemPage({
      heading: 'This link does not work',
      text: ['It has been used, is too old, or a newer one took its place. Each link works once, for an hour.', 'To get another link, start from the sign-in page again: I have lost my password.'],
      homeUrl: `${webOrigins.main}/`,
    }));

  const ask = async (request: FastifyRequest<Asked>, reply: FastifyReply): Promise<FastifyReply> => {
    const back = await backOf(request);
    const typed = (request.body?.['login'] ?? '').trim().slice(0, 254);
    const show = (status: number, error: FieldError) => inMain(reply, status, lostPasswordPage({ path: withWayBack(webOrigins, path, back), login: typed, homeUrl: back, errors: [error] }));
    const problem = emailRule(typed);
    if (problem !== null) return show(422, { field: 'login', message: problem });
    const seconds = await throttle.charge(mailFromKey(request.ip), limits.mailFrom);
    if (seconds > 0) {
      reply.header('retry-after', String(seconds));
      return show(429, { field: '', message: `Your network has asked for too much mail. Wait ${duration(seconds)}, then try again.` });
    }
    const login = normalizeLogin(typed);
    later(reply, async () => {
      if ((await throttle.charge(mailToKey(login), limits.mailTo)) > 0) request.log.warn({ address: request.ip }, 'a link for a lost password was asked for too often');
      else await askForPassword(store, { login, demoAccounts, linkOf: (token) => withWayBack(webOrigins, `${issuer}${path}/${token}`, back) }, clock.now());
    });
    return go(reply, sent, back);
  };

  const choose = async (request: FastifyRequest<Asked>, reply: FastifyReply): Promise<FastifyReply> => {
    const { token } = request.params;
    const back = await backOf(request);
    const account = await accountOfLostPassword(store, token, clock.now());
    if (account === null) return over(reply);
    const errors = mistakesOfNewPassword(request.body?.['password'] ?? '', request.body?.['again'] ?? '', { login: account.login, givenName: account.given_name, familyName: account.family_name });
    if (errors.length > 0) return inMain(reply, 422, newPasswordPage({ path: withWayBack(webOrigins, `${path}/${token}`, back), login: account.login, homeUrl: back, errors }));
    if (!(await choosePassword(store, token, account.id, request.body?.['password'] ?? '', clock.now()))) return over(reply);
    request.log.info({ account: account.id, address: request.ip }, 'a lost password was replaced by a link');
    return go(reply, done, back);
  };

  const mailsAnHour = `At most ${limits.mailTo.tries} mails are sent to one address within ${duration(limits.mailTo.seconds)}.`;
  await app.register(async (scope) => {
    await takeForms(scope, { issuer, refuse: over });
    scope.get<Asked>(path, async (request, reply) => {
      const back = await backOf(request);
      return inMain(reply, 200, lostPasswordPage({ path: withWayBack(webOrigins, path, back), login: '', homeUrl: back, errors: [] }));
    });
    scope.post<Asked>(path, ask);
    scope.get<Asked>(sent, async (request, reply) => {
      const back = await backOf(request);
      return inMain(reply, 200, lostPasswordSentPage({ path: withWayBack(webOrigins, path, back), homeUrl: back, mailsAnHour }));
    });
    scope.get<Asked>(done, async (request, reply) => inMain(reply, 200, passwordChangedPage(await backOf(request))));
    scope.get<Asked>(link, async (request, reply) => {
      const back = await backOf(request);
      const account = await accountOfLostPassword(store, request.params.token, clock.now());
      return account === null ? over(reply) : inMain(reply, 200, newPasswordPage({ path: withWayBack(webOrigins, `${path}/${request.params.token}`, back), login: account.login, homeUrl: back, errors: [] }));
    });
    scope.post<Asked>(link, choose);
    // A link that a mail program has cut.
    scope.get(`${path}/*`, async (_request, reply) => over(reply));
  });
  refuseOtherMethods(app, path, ['GET', 'POST']);
  refuseOtherMethods(app, link, ['GET', 'POST']);
}
