import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Logger } from 'pino';
import type { AccountDirectory } from '../accounts/directory.ts';
import { sendJson } from '../http/respond.ts';
import type { WebOrigins } from '../origins/web-origins.ts';
import { COOKIE_NAMES, COOKIE_OPTIONS } from '../provider/cookies.ts';
import { endSession } from '../provider/sign-out.ts';

const METHODS = 'GET, DELETE';

/**
 * `/session` (specification section 7, identity session endpoint): GET tells the marketplace's page who is signed in
 * in this browser, as `{id, login}`, 404 when nobody is; DELETE signs the browser out of this server, 204 always.
 */
export async function handleSession(
  deps: { provider: Provider; directory: AccountDirectory; webOrigins: WebOrigins },
  request: IncomingMessage,
  response: ServerResponse,
  log: Logger,
): Promise<void> {
  const { provider } = deps;
  const { origin } = request.headers;
  const fromWeb = origin !== undefined && deps.webOrigins.all.includes(origin);
  response.setHeader('vary', 'Origin');
  if (fromWeb) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-credentials', 'true');
  }
  switch (request.method) {
    case 'OPTIONS':
      if (fromWeb) {
        response.setHeader('access-control-allow-methods', METHODS);
        response.setHeader('access-control-allow-headers', 'accept, content-type, cache-control, pragma, expires');
        response.setHeader('access-control-max-age', '600');
      }
      response.writeHead(204).end();
      return;
    case 'GET': {
      const session = await provider.Session.get(provider.createContext(request, response));
      const account = session.accountId ? await deps.directory.byId(session.accountId) : undefined;
      // `uid` names the session; `jti` would be the secret of its cookie.
      if (account) sendJson(response, 200, { id: session.uid, login: account.login });
      else sendJson(response, 404, { error: 'no_session' });
      return;
    }
    case 'DELETE': {
      // Browsers send Origin with every DELETE: without the right one it is not our page that asks.
      if (!fromWeb) return sendJson(response, 403, { error: 'origin_not_allowed' });
      const ctx = provider.createContext(request, response);
      const session = await provider.Session.get(ctx);
      if (session.accountId) {
        log.info({ account: session.accountId }, 'signed out');
        await endSession(provider, session);
      }
      ctx.cookies.set(COOKIE_NAMES.session, null, COOKIE_OPTIONS);
      response.writeHead(204, { 'cache-control': 'no-store' }).end();
      return;
    }
    default:
      response.writeHead(405, { allow: METHODS }).end();
  }
}
