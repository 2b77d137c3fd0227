/** Metrics cannot be served there. The message names host, port, reason and the settings to change. */
export class MetricsError extends Error {
  override readonly name = 'MetricsError';
}
