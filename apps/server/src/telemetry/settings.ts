import { ConfigError, defineSetting, setting } from '../runtime/index.ts';

/** Null: there is no telemetry. */
export const otlpEndpoint = setting.optionalAddress('OTEL_EXPORTER_OTLP_ENDPOINT', {
  doc: 'address of an OpenTelemetry collector, such as `http://localhost:4318`, which gets traces and logs ([operating](../../docs/operating.md#traces-and-logs-by-opentelemetry)); without it nothing of the kind is loaded',
});

export const otlpProtocol = defineSetting<'http/protobuf' | 'http/json'>({
  id: 'OTEL_EXPORTER_OTLP_PROTOCOL',
  otherwise: '`http/protobuf`',
  doc: 'how the collector is spoken to: `http/protobuf` or `http/json`',
  read(given = 'http/protobuf') {
    if (given !== 'http/protobuf' && given !== 'http/json') throw new ConfigError(`OTEL_EXPORTER_OTLP_PROTOCOL is "${given}". Use http/protobuf or http/json, which a collector takes on port 4318.`);
    return given;
  },
});

const exporters = ['otlp', 'none'] as const;

export const tracesExporter = setting.oneOf('OTEL_TRACES_EXPORTER', exporters, { otherwise: 'otlp', doc: '`none`: the collector gets no traces' });

export const logsExporter = setting.oneOf('OTEL_LOGS_EXPORTER', exporters, { otherwise: 'otlp', doc: '`none`: the collector gets no logs; lines of the log name their traces all the same' });
