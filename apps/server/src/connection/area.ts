import { connectionPath } from '@quartermaster/contracts';
import { defineArea, provide } from '../area/index.ts';
import { apiBase, clock, cookieKey, database, databaseUrl, log, processId } from '../runtime/index.ts';
import { clientMessages } from '../wire/index.ts';
import { defaultConnectionLimits } from './connection-limits.ts';
import { openConnection } from './open-connection.ts';
import { registerConnection, registerWebsockets } from './register-connection.ts';
import { connectionLimits, serverConnection } from './tokens.ts';

export const connectionArea = defineArea({
  name: 'connection',
  provides: [
    provide(connectionLimits, { open: () => defaultConnectionLimits }),
    provide(serverConnection, {
      needs: { databaseUrl, pool: database, clock, processId, cookieKey, log, limits: connectionLimits },
      open: openConnection,
      close: (connection) => connection.stop(),
    }),
    provide(clientMessages, { needs: { connection: serverConnection }, open: ({ connection }) => connection.messages }),
  ],
  needs: { connection: serverConnection },
  beforeRoutes: (app, { connection }) => registerWebsockets(app, `${apiBase}${connectionPath}`, connection.limits),
  routes: (app, { connection }, { wiring }) => registerConnection(app, { apiBase, wiring, ...connection }),
});
