import type { FastifyRequest } from 'fastify';
import { accountsResource, accountsScope } from '@quartermaster/contracts-desk';
import type Provider from 'oidc-provider';
import { DESK_CLIENT_ID } from '../provider/index.ts';

/** Whether a call carries a token that the desk's client got with its secret, for accounts. Tokens of people are of another kind, and open nothing here. */
export async function isDesk(provider: Provider, { headers: { authorization = '' } }: FastifyRequest): Promise<boolean> {
  const [, token = ''] = /^Bearer ([\w-]{20,200})$/.exec(authorization) ?? [];
  if (token === '') return false;
  const found = await provider.ClientCredentials.find(token);
  return found !== undefined && found.isValid && found.clientId === DESK_CLIENT_ID && found.aud === accountsResource && found.scope === accountsScope;
}
