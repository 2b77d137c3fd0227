import { accountChanges } from '@quartermaster/contracts-desk';
import type { FastifyError, FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { AccountRefusal } from '../account-changes/index.ts';
import { refuseOtherMethods } from '../http/index.ts';
import { ACCOUNTS_PATH } from '../provider/index.ts';
import type { Clock } from '../runtime/index.ts';
import { accountCalls, type AccountCallsDeps } from './account-calls.ts';
import { isDesk } from './caller.ts';
import { CallInvalid } from './checked.ts';

export interface AccountsApiDeps extends AccountCallsDeps {
  readonly provider: () => Promise<Provider>;
  readonly clock: Clock;
}

const largestBody = 16 * 1024;

interface OneChange {
  Params: { readonly changeId: string };
}

interface OneAccount {
  Params: { readonly id: string };
}

/**
 * The accounts for the marketplace's desk (contracts-desk, `accounts/keeper-api.ts`). A program calls it, never a browser: what has an `Origin` is refused, and no page of
 * another origin may read an answer.
 */
export async function registerAccountsApi(app: FastifyInstance, deps: AccountsApiDeps): Promise<void> {
  const calls = accountCalls(deps);
  const now = () => deps.clock.now();
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: largestBody }, scope.getDefaultJsonParser('error', 'error'));
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.headers.origin !== undefined) return reply.code(403).send({ code: 'NOT_FOR_BROWSERS', message: 'Browsers have no business here.' });
      if (await isDesk(await deps.provider(), request)) return undefined;
      request.log.warn({ address: request.ip }, 'a call about accounts without a token of the desk was refused');
      return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send({ code: 'TOKEN_INVALID', message: 'The call carries no token of the desk for accounts.' });
    });
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error instanceof AccountRefusal) return reply.code(error.missing ? 404 : 409).send({ code: error.missing ? 'ACCOUNT_UNKNOWN' : 'ACCOUNT_REFUSED', message: error.message });
      if (error instanceof CallInvalid) return reply.code(400).send({ code: 'CALL_INVALID', message: error.message });
      if ((error.statusCode ?? 500) < 500) return reply.code(error.statusCode ?? 400).send({ code: 'CALL_INVALID', message: 'The body is no JSON, or too large.' });
      throw error;
    });
    scope.get(ACCOUNTS_PATH, async ({ query }) => calls.list(query, now()));
    scope.post(ACCOUNTS_PATH, async ({ body }) => calls.invite(body, now()));
    scope.post(`${ACCOUNTS_PATH}/register`, async ({ body }) => calls.register(body, now()));
    scope.get(`${ACCOUNTS_PATH}/notices`, async () => calls.notices(now()));
    scope.post(`${ACCOUNTS_PATH}/notices/taken`, async ({ body }) => calls.noticesTaken(body));
    scope.get<OneChange>(`${ACCOUNTS_PATH}/changes/:changeId`, async ({ params }) => calls.isMade(params.changeId));
    scope.get<OneAccount>(`${ACCOUNTS_PATH}/:id`, async ({ params }) => calls.read(params.id, now()));
    for (const name of accountChanges) scope.post<OneAccount>(`${ACCOUNTS_PATH}/:id/${name}`, async ({ params, body }) => calls.change(params.id, name, body, now()));
    scope.post<OneAccount>(`${ACCOUNTS_PATH}/:id/agency-code`, async ({ params, body }) => calls.changeAgencyCode(params.id, body, now()));
    refuseOtherMethods(scope, ACCOUNTS_PATH, ['GET', 'POST']);
    refuseOtherMethods(scope, `${ACCOUNTS_PATH}/register`, ['POST']);
    refuseOtherMethods(scope, `${ACCOUNTS_PATH}/notices`, ['GET']);
    refuseOtherMethods(scope, `${ACCOUNTS_PATH}/notices/taken`, ['POST']);
    refuseOtherMethods(scope, `${ACCOUNTS_PATH}/changes/:changeId`, ['GET']);
    refuseOtherMethods(scope, `${ACCOUNTS_PATH}/:id`, ['GET']);
    refuseOtherMethods(scope, `${ACCOUNTS_PATH}/:id/agency-code`, ['POST']);
    for (const name of accountChanges) refuseOtherMethods(scope, `${ACCOUNTS_PATH}/:id/${name}`, ['POST']);
  });
}
