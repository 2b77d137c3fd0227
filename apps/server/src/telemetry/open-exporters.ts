import type { LogRecordExporter } from '@opentelemetry/sdk-logs';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';

export interface ExporterChoice {
  readonly protocol: 'http/protobuf' | 'http/json';
  readonly traces: boolean;
  readonly logs: boolean;
}

/** Loads the exporters that are asked for, and no others. Where they send to, they read from the standard variables. */
export async function openExporters({ protocol, traces, logs }: ExporterChoice): Promise<{ readonly spans: SpanExporter | null; readonly logs: LogRecordExporter | null }> {
  const spansBy = protocol === 'http/json' ? () => import('@opentelemetry/exporter-trace-otlp-http') : () => import('@opentelemetry/exporter-trace-otlp-proto');
  const logsBy = protocol === 'http/json' ? () => import('@opentelemetry/exporter-logs-otlp-http') : () => import('@opentelemetry/exporter-logs-otlp-proto');
  return { spans: traces ? new (await spansBy()).OTLPTraceExporter() : null, logs: logs ? new (await logsBy()).OTLPLogExporter() : null };
}
