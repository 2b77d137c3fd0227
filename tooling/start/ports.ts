import { createServer, type AddressInfo } from 'node:net';
import { StartError } from './error.ts';

/**
 * Refuses a port that another program listens on, before anything was started.
 *
 * @param variable the setting that chooses the port
 * @param command the command that was given
 * @throws StartError that names the port and the setting
 */
export async function requireFreePort(port: number, variable: string, command = 'npm start', host = '127.0.0.1'): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use by another program; stop it, or choose another port, for example ${variable}=${port + 10} ${command}.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be opened by this user; choose one above 1023, for example ${variable}=8090 ${command}.`);
    throw new StartError(`Port ${port} cannot be opened (${code}); choose another one with ${variable}.`);
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

/** A port of this computer that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
