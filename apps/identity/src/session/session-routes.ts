import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { AccountDirectory } from '../accounts/index.ts';
import { refuseOtherMethods } from '../http/index.ts';
import type { WebOrigins } from '../origins/index.ts';
import { COOKIE_OPTIONS, cookieNames, endSession } from '../provider/index.ts';

export interface SessionDeps {
  /** The provider with the keys of now. */
  readonly provider: () => Promise<Provider>;
  readonly directory: AccountDirectory;
  readonly webOrigins: WebOrigins;
}

const path = '/session';

/**
 * `/session` (specification section 7, identity session endpoint): GET tells the marketplace's page who is signed in
 * in this browser, as `{id, login}`, or 404 without a sign-in; DELETE signs the browser out of this server, always 204.
 * Pages of the marketplace alone may read the answers (CORS); a development server hears of demo accounts alone.
 */
export async function registerSession(app: FastifyInstance, { provider, directory, webOrigins }: SessionDeps): Promise<void> {
  const isInDevelopment = (origin: string | undefined): boolean => origin !== undefined && webOrigins.development.includes(origin);
  const isOfMarketplace = (origin: string | undefined): origin is string => origin !== undefined && (webOrigins.all.includes(origin) || isInDevelopment(origin));

  await app.register(async (scope) => {
    scope.addHook('onRequest', async ({ headers: { origin } }, reply) => {
      await webOrigins.refresh();
      reply.headers({ 'vary': 'Origin', 'cache-control': 'no-store' });
      if (isOfMarketplace(origin)) reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' });
    });

    scope.options(path, async ({ headers: { origin } }, reply) => {
      if (isOfMarketplace(origin)) {
        reply.headers({
          'access-control-allow-methods': 'GET, DELETE',
          'access-control-allow-headers': 'accept, content-type, cache-control, pragma, expires',
          'access-control-max-age': '600',
        });
      }
      return reply.code(204).send();
    });

    scope.get(path, async (request, reply) => {
      const current = await provider();
      const session = await current.Session.get(current.createContext(request.raw, reply.raw));
      const account = session.accountId ? await directory.byId(session.accountId) : undefined;
      // `uid` names the session; `jti` would be the secret of its cookie.
      const isTold = account !== undefined && (account.isDemo || !isInDevelopment(request.headers.origin));
      return isTold ? { id: session.uid, login: account.login } : reply.code(404).send({ error: 'no_session' });
    });

    scope.delete(path, async (request, reply) => {
      // Browsers send Origin with every DELETE: without the right one it is not a page of the marketplace that asks.
      if (!isOfMarketplace(request.headers.origin)) return reply.code(403).send({ error: 'origin_not_allowed' });
      const current = await provider();
      const context = current.createContext(request.raw, reply.raw);
      const session = await current.Session.get(context);
      if (session.accountId) {
        request.log.info({ account: session.accountId }, 'signed out');
        await endSession(current, session);
      }
      context.cookies.set(cookieNames(current.issuer).session, null, COOKIE_OPTIONS);
      return reply.code(204).send();
    });

    refuseOtherMethods(scope, path, ['GET', 'DELETE', 'OPTIONS']);
  });
}
