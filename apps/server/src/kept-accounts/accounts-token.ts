import { accountsResource, accountsScope } from '@quartermaster/contracts-desk';
import type { Clock } from '../runtime/index.ts';
import { tokenEndpoint, type Identity } from '../login/index.ts';
import { problem } from '../wire/index.ts';

/** How the desk is known to the identity server. */
export interface AccountsClient {
  readonly config: Identity['config'];
  readonly clientId: string;
  readonly clientSecret: string | null;
  readonly clock: Clock;
}

/** The token that opens the accounts of the identity server, in the memory of this process alone. */
export interface AccountsToken {
  current(): Promise<string>;
  /** The one of before was refused. */
  another(): Promise<string>;
}

/** A token is not used any more when it ends so soon. */
const spareMilliseconds = 30_000;

export function accountsToken({ config, clientId, clientSecret, clock }: AccountsClient, discovery: Identity['discovery']): AccountsToken {
  const endpoint = tokenEndpoint({ ...config, clientId, clientSecret, resource: accountsResource }, discovery, clock);
  let known: { readonly token: string; readonly until: number } | null = null;
  const another = async (): Promise<string> => {
    const answer = await endpoint.ofClient(accountsScope);
    if ('refused' in answer) {
      throw problem({
        status: 503, code: 'DESK_REFUSED', title: 'Accounts Not Available',
        message: 'The identity server refuses this desk. Give OAUTH_DESK_CLIENT_SECRET of the marketplace server the value of IDENTITY_DESK_SECRET of the identity server.',
        cause: new Error(`${answer.refused.error}: ${answer.refused.error_description}`),
      });
    }
    known = { token: answer.tokens.accessToken, until: answer.tokens.expiresAt - spareMilliseconds };
    return known.token;
  };
  return { current: async () => (known !== null && clock.now().getTime() < known.until ? known.token : another()), another };
}
