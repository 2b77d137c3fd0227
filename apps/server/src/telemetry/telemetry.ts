import type { LogTelemetry } from '../http/index.ts';
import type { Tracing } from './tracing.ts';

/** Traces and logs for a collector. */
export interface Telemetry {
  readonly tracing: Tracing;
  readonly log: LogTelemetry;
  /** Sends what is left. Never throws. */
  close(): Promise<void>;
}
