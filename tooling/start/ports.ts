import { createServer } from 'node:net';
import { StartError } from './error.ts';

/**
 * Refuses a port that another program listens on, before anything was started.
 *
 * @param variable the setting that chooses the port
 * @throws StartError that names the port and the setting
 */
export async function requireFreePort(port: number, variable: string, host = '127.0.0.1'): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use by another program; stop it, or choose another port, for example ${variable}=${port + 10} npm start.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be opened by this user; choose one above 1023, for example ${variable}=8090 npm start.`);
    throw new StartError(`Port ${port} cannot be opened (${code}); choose another one with ${variable}.`);
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
