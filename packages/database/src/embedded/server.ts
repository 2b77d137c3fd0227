import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { Session } from './session.ts';
import type { SessionContext } from './session.ts';
import { Turns } from './turns.ts';

export interface SocketServer {
  /** Refuses new clients, ends the connected ones and waits until nothing of them is left in the backend. */
  stop(): Promise<void>;
}

/** Serves PostgreSQL clients on a unix socket. */
export async function serve(socketPath: string, given: Omit<SessionContext, 'turns'>): Promise<SocketServer> {
  const turns = new Turns();
  const sessions = new Set<Session>();
  let isBroken = false;
  const context = {
    ...given,
    onBroken(error: unknown) {
      if (isBroken) return;
      isBroken = true;
      given.onBroken(error);
      // They would wait for answers that never come.
      for (const session of sessions) session.end('57P02', 'the embedded database broke; start it again');
    },
  };
  let connections = 0;
  const server = createServer((socket: Socket) => {
    if (isBroken) {
      socket.destroy();
      return;
    }
    const session = new Session(socket, (connections += 1), { ...context, turns });
    sessions.add(session);
    void session.ended.then(() => sessions.delete(session));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, resolve);
  });
  return {
    async stop() {
      server.close();
      for (const session of sessions) session.end('57P01', 'the embedded database is stopping');
      await Promise.all([...sessions].map((session) => session.ended));
    },
  };
}
