import { openLog } from './http/index.ts';
import { logLevel, type SettingValues } from './runtime/index.ts';
import { logsExporter, otlpEndpoint, otlpProtocol, tracesExporter, type Telemetry } from './telemetry/index.ts';

/** Milliseconds between two complaints about a collector. */
const complainEvery = 60_000;

/** Telemetry, where an address of a collector is set. Else none of its libraries is loaded. */
export async function telemetryOf(settings: SettingValues): Promise<Telemetry | null> {
  const [traces, logs] = [settings(tracesExporter) === 'otlp', settings(logsExporter) === 'otlp'];
  if (settings(otlpEndpoint) === null || (!traces && !logs)) return null;
  const { openTelemetry } = await import('./telemetry/open-telemetry.ts');
  // A log of its own, which is not sent: the collector would be told that it is away.
  const log = openLog(settings(logLevel));
  let quietUntil = 0;
  return openTelemetry({ protocol: settings(otlpProtocol), traces, logs }, (error) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + complainEvery;
    log.warn({ err: error }, 'the OpenTelemetry collector does not take traces or logs; some are lost, and the server goes on');
  });
}
