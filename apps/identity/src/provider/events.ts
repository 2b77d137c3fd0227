import type { EventEmitter } from 'node:events';
import type Provider from 'oidc-provider';
import type { errors } from 'oidc-provider';
import type { Logger } from 'pino';

/** Writes what goes wrong in the protocol to the log: names and descriptions of errors, never codes or tokens. */
export function logProviderEvents(provider: Provider, log: Logger): void {
  const refused = (message: string) => (_ctx: unknown, error: errors.OIDCProviderError) =>
    log.warn({ error: error.error, description: error.error_description, detail: error.error_detail }, message);
  provider.on('authorization.error', refused('authorization refused'));
  provider.on('grant.error', refused('token refused'));
  provider.on('end_session.error', refused('sign-out refused'));
  provider.on('revocation.error', refused('revocation refused'));
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'provider failed'));
  // Without a listener the provider's framework prints to the console.
  const framework: EventEmitter = provider;
  framework.on('error', (error: unknown) => log.error({ err: error }, 'provider failed'));
}
