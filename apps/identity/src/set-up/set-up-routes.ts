import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseOtherMethods, sendPage, takeForms } from '../http/index.ts';
import { wayBack, withWayBack, type WebOrigins } from '../origins/index.ts';
import { problemPage, setUpDonePage, setUpPage, type FieldError } from '../pages/index.ts';
import type { Clock } from '../runtime/index.ts';
import type { SealedStore } from '../secrets/index.ts';
import { owedBy, type Owed } from './owed.ts';
import { mistakesOf, setUp } from './set-up.ts';

export interface SetUpDeps {
  readonly store: SealedStore;
  readonly issuer: string;
  readonly webOrigins: WebOrigins;
  readonly clock: Clock;
}

interface LinkRequest {
  Params: { readonly token: string };
  Querystring: { readonly back?: unknown };
  Body: Readonly<Record<string, string>> | undefined;
}

const path = '/set-up/:token(^[\\w-]{43}$)';
const done = '/set-up/done';

/**
 * The page to which the link of a letter leads, and from which the person goes `back` to the store where they began: GET shows what the person sets up, and uses nothing up, so that programs that open links of mail do no harm; POST takes the form.
 * Every link that opens nothing gets the same page, which says nothing of any account.
 */
export async function registerSetUp(app: FastifyInstance, deps: SetUpDeps): Promise<void> {
  const { store, clock, webOrigins } = deps;
  const homeUrl = `${webOrigins.main}/`;
  const endOf = ({ query: { back } }: Pick<FastifyRequest<LinkRequest>, 'query'>): Promise<string> => wayBack(webOrigins, back);
  const over = (reply: FastifyReply, status = 410): FastifyReply =>
    sendPage(reply, status, problemPage({
      heading: 'This link does not work',
      text: ['It has been used, is too old, or another one took its place. Each link works once.', 'If you have set up your account, sign in. If not, answer the letter, or ask the help desk for a new link.'],
      homeUrl,
    }), webOrigins.main);
  const show = (reply: FastifyReply, token: string, end: string, owed: Owed, errors: readonly FieldError[]): FastifyReply =>
    sendPage(reply, errors.length > 0 ? 422 : 200, setUpPage({
      login: owed.login, choosesPassword: owed.owesPassword, secret: owed.owesSecondFactor ? owed.totpSecret : null, path: withWayBack(webOrigins, `/set-up/${token}`, end), errors, homeUrl: end,
    }), webOrigins.main);

  const post = async (request: FastifyRequest<LinkRequest>, reply: FastifyReply): Promise<FastifyReply> => {
    const { params: { token }, body } = request;
    const owed = await owedBy(store, token, clock.now());
    if (owed === null) return over(reply);
    const end = await endOf(request);
    const form = { password: body?.['password'] ?? '', again: body?.['again'] ?? '', code: body?.['code'] ?? '' };
    const mistakes = mistakesOf(owed, form);
    if (mistakes.length > 0) return show(reply, token, end, owed, mistakes);
    const outcome = await setUp(store, token, owed, form, clock.now());
    if (outcome.kind === 'done') {
      request.log.info({ account: owed.id, address: request.ip }, 'an account was set up by a link');
      // New codes are shown with the answer to the form, the only time that they are known.
      return outcome.codes === null ? reply.header('cache-control', 'no-store').redirect(withWayBack(webOrigins, done, end), 303) : sendPage(reply, 200, setUpDonePage(end, { login: owed.login, codes: outcome.codes }), webOrigins.main);
    }
    request.log.warn({ account: owed.id, address: request.ip, outcome: outcome.kind }, 'the form of a link was refused');
    return outcome.kind === 'over' ? over(reply) : show(reply, token, end, owed, outcome.errors);
  };

  await app.register(async (scope) => {
    await takeForms(scope, { issuer: deps.issuer, refuse: over });
    scope.get<LinkRequest>(done, async (request, reply) => sendPage(reply, 200, setUpDonePage(await endOf(request)), webOrigins.main));
    scope.get<LinkRequest>(path, async (request, reply) => {
      const { token } = request.params;
      const owed = await owedBy(store, token, clock.now());
      return owed === null ? over(reply) : show(reply, token, await endOf(request), owed, []);
    });
    scope.post<LinkRequest>(path, post);
    // A link that a mail program has cut.
    scope.get('/set-up/*', async (_request, reply) => over(reply));
  });
  refuseOtherMethods(app, path, ['GET', 'POST']);
}
