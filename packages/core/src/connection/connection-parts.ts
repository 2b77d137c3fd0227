import { Lifecycle, type DependencyContainer } from '../capabilities/index.ts';
import { ConnectionLost } from './connection-lost.ts';
import { PushedMessages } from './pushed-messages.ts';
import { ServerConnection } from './server-connection.ts';

/** Makes the connection of one engine; `connectWhenIdle` loads it. */
export function serverConnection(engine: DependencyContainer): ServerConnection {
  for (const part of [PushedMessages, ConnectionLost, ServerConnection]) {
    engine.register<object>(part, { useClass: part }, { lifecycle: Lifecycle.ContainerScoped });
  }
  return engine.resolve(ServerConnection);
}
