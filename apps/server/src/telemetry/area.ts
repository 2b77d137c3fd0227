import { defineArea } from '../area/index.ts';
import { logsExporter, otlpEndpoint, otlpProtocol, tracesExporter } from './settings.ts';

/** What it opens has to be there before the log and the areas: the program does it (`telemetry-of.ts`). */
export const telemetryArea = defineArea({ name: 'telemetry', settings: [otlpEndpoint, otlpProtocol, tracesExporter, logsExporter] });
