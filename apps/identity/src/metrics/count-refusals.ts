import type { Metrics } from '@quartermaster/metrics';
import type Provider from 'oidc-provider';
import type { errors } from 'oidc-provider';
import { Counter } from 'prom-client';

/** Counts what the OpenID provider refuses, by the error of the protocol, such as `invalid_grant`. The method that comes back is called with each provider that is made. */
export function countRefusals({ own }: Metrics): (provider: Provider) => void {
  const refusals = new Counter({ name: 'quartermaster_identity_refusals_total', help: 'Requests that the OpenID provider has refused, by endpoint and error.', labelNames: ['endpoint', 'error'], registers: [own] });
  return (provider) => {
    const refused = (endpoint: string) => (_ctx: unknown, { error }: errors.OIDCProviderError) => refusals.inc({ endpoint, error });
    provider.on('authorization.error', refused('authorization'));
    provider.on('grant.error', refused('token'));
    provider.on('end_session.error', refused('end-session'));
    provider.on('revocation.error', refused('revocation'));
    provider.on('server_error', () => refusals.inc({ endpoint: 'any', error: 'server_error' }));
  };
}
