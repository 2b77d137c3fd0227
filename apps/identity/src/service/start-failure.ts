import { MigrationError } from '@quartermaster/database';
import { MetricsError } from '@quartermaster/metrics';
import { TlsFileError } from '@quartermaster/tls';
import { ConfigError } from '../runtime/index.ts';

/** One sentence for the operator: why the server did not start and what to do. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof MetricsError || error instanceof MigrationError || error instanceof TlsFileError) return error.message;
  const { code, port } = error as { code?: unknown; port?: unknown };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${String(port)} is in use by another program. Stop it, or choose another port with IDENTITY_PORT.`;
    case 'EACCES':
      return `Port ${String(port)} may not be opened by this user. Choose one above 1023 with IDENTITY_PORT.`;
    case 'ECONNREFUSED':
    case 'ENOENT':
    case 'ENOTFOUND':
      return 'The database does not answer. Check that it runs and that DATABASE_URL names it.';
    case '28P01':
    case '28000':
      return 'The database refused the user or the password in DATABASE_URL.';
    case '3D000':
      return 'The database named in DATABASE_URL does not exist. Create it first.';
    default:
      return `The identity server could not start: ${error instanceof Error ? error.message : String(error)}`;
  }
}
