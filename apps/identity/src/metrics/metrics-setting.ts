import { readPort } from '../runtime/index.ts';

/** Where the figures of this server are read. */
export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
}

/** As a message to operators names them. */
export const metricsSettings = 'IDENTITY_METRICS_HOST and IDENTITY_METRICS_PORT';

/**
 * Null: nothing is measured.
 * @throws {ConfigError} where the port is none
 */
export function readMetricsPlace(env: Readonly<Record<string, string | undefined>>): MetricsPlace | null {
  const port = env['IDENTITY_METRICS_PORT'] ?? '';
  return port === '' ? null : { port: readPort('IDENTITY_METRICS_PORT', port), host: env['IDENTITY_METRICS_HOST'] ?? '127.0.0.1' };
}
