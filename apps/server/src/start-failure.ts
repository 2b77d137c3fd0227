import { MigrationError } from '@quartermaster/database';
import { MetricsError } from '@quartermaster/metrics';
import { TlsFileError } from '@quartermaster/tls';
import { AreasBroken } from './area/index.ts';
import { DeploymentError } from './deployment/index.ts';
import { ConfigError } from './runtime/index.ts';

const messages: Readonly<Record<string, (port: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is in use by another program. Stop it, or choose another port with PORT.`,
  EACCES: (port) => `Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`,
  ECONNREFUSED: () => 'The database does not answer. Check that it runs and that DATABASE_URL names it.',
  ENOENT: () => 'The database does not answer. Check that it runs and that DATABASE_URL names it.',
  ENOTFOUND: () => 'The database’s host is unknown. Check the host name in DATABASE_URL.',
  ETIMEDOUT: () => 'The database does not answer in time. Check that it runs and that DATABASE_URL names it.',
  '28P01': () => 'The database refused the user or the password in DATABASE_URL.',
  '28000': () => 'The database refused the user or the password in DATABASE_URL.',
  '3D000': () => 'The database named in DATABASE_URL does not exist. Create it first.',
  '53100': () => 'The disk of the database is full. Make room and start again.',
};

/** One sentence for the operator: why the server did not start and what to do. */
export function startFailure(error: unknown): string {
  if (error instanceof AreasBroken || error instanceof ConfigError || error instanceof DeploymentError || error instanceof MetricsError || error instanceof MigrationError || error instanceof TlsFileError) return error.message;
  for (let current = error, depth = 0; current instanceof Error && depth < 8; current = current.cause, depth += 1) {
    const { code, port } = current as { code?: unknown; port?: unknown };
    const message = messages[String(code)];
    if (message !== undefined) return message(String(port));
  }
  return `The marketplace server could not start: ${error instanceof Error ? error.message : String(error)}`;
}
