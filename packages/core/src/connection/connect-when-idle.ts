import { ClockToken, LinkToken, type DependencyContainer } from '../capabilities/index.ts';
import type { ServerConnection } from './server-connection.ts';

/** Milliseconds until the code of the connection is asked for again where it could not be loaded. */
const again = 30_000;

interface ConnectionParts {
  serverConnection(engine: DependencyContainer): Pick<ServerConnection, 'start'>;
}

/** Connects the tab with the server, without delaying the page: nothing is loaded before it is shown and the browser is idle. */
export function connectWhenIdle(engine: DependencyContainer, load: () => Promise<ConnectionParts> = () => import('./connection-parts.ts')): void {
  const connect = async (): Promise<void> => {
    const parts = await load().catch(() => null);
    if (parts === null) engine.resolve(ClockToken).setTimeout(() => void connect(), again);
    else parts.serverConnection(engine).start();
  };
  engine.resolve(LinkToken).whenIdle(() => void connect());
}
