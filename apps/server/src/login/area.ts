import { mailTransport } from '@quartermaster/deployment';
import { defineArea, provide } from '../area/index.ts';
import { policyOrigins } from '../http/index.ts';
import { sharedMemory } from '../processes/index.ts';
import { acceptedCookieKey, clock, cookieKey, database, log, randomness, sessionTimeout, webOrigin } from '../runtime/index.ts';
import { tracing } from '../telemetry/index.ts';
import { callers } from '../wire/index.ts';
import { callerOf } from './caller.ts';
import { identitySettings } from './config.ts';
import { openIdentity } from './identity.ts';
import { loginServices } from './login-services.ts';
import { forgetUsedProofs } from './proof/replay-table.ts';
import { forgetOldSessions } from './session-store.ts';
import { firstSignInHooks, identity, identityConfig, ownStore, storeAccess, unreadMessages, unsentRequisitions } from './tokens.ts';
import { forgetUserIdMails } from './user-id-mails.ts';

/** Milliseconds until the identity provider is asked a second time, after a start without it. */
const secondAsk = 10_000;

export const loginArea = defineArea({
  name: 'login',
  migrations: { folder: new URL('./migrations/', import.meta.url) },
  settings: Object.values(identitySettings),
  provides: [
    provide(identityConfig, { needs: identitySettings, open: (config) => config }),
    provide(identity, {
      needs: {
        config: identityConfig, database, clock, randomness, cookieKey, acceptedCookieKey, webOrigin, sessionTimeout, mail: mailTransport,
        onFirstSignIn: firstSignInHooks, storeAccess, unreadMessages, ownStore, unsentRequisitions, sharedMemory, tracing,
      },
      open: openIdentity,
    }),
    provide(callers, { needs: { identity }, open: ({ identity }) => (credentials) => callerOf(identity, credentials) }),
    provide(policyOrigins, {
      needs: { web: webOrigin, config: identityConfig },
      open: ({ web, config }) => ({ web, identity: new URL(config.issuer).origin }),
    }),
  ],
  needs: { identity, log },
  services: ({ identity }) => loginServices(identity),
  cleanUp: [forgetOldSessions, forgetUsedProofs, forgetUserIdMails],
  async start({ identity, log }) {
    // Reads and keeps what the provider says of itself; without it everything works but signing in. Where both servers are started at once, only what still fails then is a failure.
    const again = (): NodeJS.Timeout => setTimeout(() => {
      identity.discovery.metadata().catch((error: unknown) => {
        log.warn({ err: error, issuer: identity.config.issuer }, 'the identity server cannot be reached; buyers cannot sign in until it can');
      });
    }, secondAsk).unref();
    identity.discovery.metadata().catch(again);
  },
});
