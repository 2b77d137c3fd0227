// What needs a library of OpenTelemetry is loaded where it is switched on: see `open-telemetry.ts`, and nowhere else.
export { logsExporter, otlpEndpoint, otlpProtocol, tracesExporter } from './settings.ts';
export type { Telemetry } from './telemetry.ts';
export { tracing } from './tokens.ts';
export { traceRequests } from './trace-requests.ts';
export { traceStatements } from './trace-statements.ts';
export { tracedFetch, type Fetch } from './traced-fetch.ts';
export { noTracing, type Tracing } from './tracing.ts';
